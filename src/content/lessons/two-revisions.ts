import type { Lesson } from './lesson.ts'

/** What a session was, and what stands in its place. */
export const twoRevisions: Lesson = {
  title: { 'zh-CN': '两个版本', en: 'The two revisions' },
  steps: [
    {
      link: '#/step?rev=2025-11-25&at=initialize.request',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '旧版先握手：客户端报版本和能力，一次说完。',
        en: 'The older revision begins with a handshake: the Client states revision and abilities, once.',
      },
    },
    {
      link: '#/step?rev=2025-11-25&at=initialize.response',
      minutes: 2,
      predict: true,
      notes: {
        'zh-CN': '服务端定下版本。\n问：下一帧是谁写的？它有 id 吗？',
        en: 'The Server settles the revision.\nAsk: who writes the next frame? Does it have an id?',
      },
    },
    {
      link: '#/step?rev=2025-11-25&at=list.request',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '看这一帧有多短：没有信封，服务端记着握手里的话。记着，就是状态。',
        en: 'See how short this frame is: no envelope, the Server remembers the handshake. Remembering is state.',
      },
    },
    {
      link: '#/step?at=launch.spawn',
      minutes: 1,
      predict: true,
      notes: {
        'zh-CN': '换到 2026-07-28，同一个任务。\n问：还握手吗？第一帧是什么？',
        en: 'Now 2026-07-28, the same task.\nAsk: is there a handshake still? What is the first frame?',
      },
    },
    {
      link: '#/step?at=list.request',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '同一个 tools/list，这一版每次都带信封。好处：任何一帧单独拿出来都说得清自己。',
        en: 'The same tools/list with its envelope, every time. What it buys: each frame explains itself alone.',
      },
    },
    {
      link: '#/step?rev=2025-11-25&via=http&at=initialize.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '旧版走 HTTP：服务端发一个会话号，之后每个请求都要带上。',
        en: 'The older revision over HTTP: the Server hands out a session id, and every later request brings it back.',
      },
    },
    {
      link: '#/step?rev=2025-11-25&via=http&at=session.delete',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '有会话就要有人收尾：DELETE。\n问：服务端若重启，会话号还认吗？',
        en: 'A session must be put away: DELETE.\nAsk: what is the id worth after the server restarts?',
      },
    },
    {
      link: '#/step?via=http&at=call-1.request',
      minutes: 2,
      predict: true,
      notes: {
        'zh-CN':
          '新版走 HTTP：没有会话号，方法和名字抄一份在头里，网关不拆 body 也能看。\n预测：状态码是几？',
        en: 'The newer revision over HTTP: no session id; method and name stand in headers too, so that a gateway need not open the body.\nPredict: which status comes back?',
      },
    },
  ],
}
