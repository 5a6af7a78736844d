import type { Lesson } from './lesson.ts'

/** One tool call from the task to the answer, over stdio. */
export const theCall: Lesson = {
  title: { 'zh-CN': '一次调用', en: 'The call' },
  steps: [
    {
      link: '#/step?at=user.task',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN':
          '先看五条竖线：用户、模型、宿主、客户端、服务端。\n问：谁和谁说话？模型能直接碰到服务端吗？',
        en: 'Look at the five lines first: User, Model, Host, Client, Server.\nAsk: who talks to whom? Can the Model reach the Server?',
      },
    },
    {
      link: '#/step?at=launch.spawn',
      minutes: 1,
      predict: true,
      notes: {
        'zh-CN': '服务端的进程起来了，三根管道接好了，还没有一个字节。\n问：谁先开口？说什么？',
        en: 'Three pipes stand, and no byte has crossed yet.\nAsk: who speaks first, and what does it say?',
      },
    },
    {
      link: '#/step?at=discover.request',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN':
          '一行 JSON 就是一帧。指出 jsonrpc、id、method。\n_meta 里是信封：版本、客户端是谁、会什么。每个请求都带。',
        en: 'One line of JSON is one frame. Point at jsonrpc, id, method.\n_meta holds the envelope: revision, who the Client is, what it can do. Every request carries it.',
      },
    },
    {
      link: '#/step?at=list.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '工具表来了：名字、说明、inputSchema。\n问：谁会读说明？谁会读 schema？',
        en: 'The tools arrive: name, description, inputSchema.\nAsk: who reads the description, and who reads the schema?',
      },
    },
    {
      link: '#/step?at=model-1.turn',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '模型只选工具、写参数，自己不发任何帧。打开「模型」页签，看它看到的全部。',
        en: 'The Model picks a tool and writes arguments; it sends no frame. Open the Model tab: that is all it sees.',
      },
    },
    {
      link: '#/step?at=call-1.request',
      minutes: 2,
      predict: true,
      notes: {
        'zh-CN':
          '客户端把决定写成 tools/call。\n让全班预测响应：哪根管道，id 是几，有没有 isError。数举手。',
        en: 'The Client writes the decision as tools/call.\nHave the class predict the answer: which pipe, which id, isError or not. Count hands.',
      },
    },
    {
      link: '#/step?at=call-1.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '同一个 id，把响应和请求配成一对。content 给模型看，structuredContent 给程序看。',
        en: 'The same id pairs answer and request. content is for the Model, structuredContent for programs.',
      },
    },
    {
      link: '#/step?at=model-2.context',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '宿主把结果放进上下文，再问模型一次。这一步不上线路：MCP 不管宿主和模型怎么说话。',
        en: 'The Host adds the result to the context and asks again. Nothing crosses the wire: MCP does not say how Host and Model talk.',
      },
    },
    {
      link: '#/step?at=answer',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '用户听到答复。收尾问：线上一共走了几帧？谁写了第一帧？',
        en: 'The User hears the answer. To close, ask: how many frames crossed the wire? Who wrote the first?',
      },
    },
  ],
}
