import type { Lesson } from './lesson.ts'

/** Four faults, and the channel each comes back on. */
export const whenThingsFail: Lesson = {
  title: { 'zh-CN': '出错的时候', en: 'When things fail' },
  steps: [
    {
      link: '#/step?fault=bad-args&at=call-1.request',
      minutes: 1,
      predict: true,
      notes: {
        'zh-CN': '模型写错了一个参数：severity 填了 critical。\n预测：回来的是错误响应，还是结果？',
        en: 'The Model has written one argument wrong: severity is critical.\nPredict: an error response, or a result?',
      },
    },
    {
      link: '#/step?fault=bad-args&at=call-1.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '是结果，带 isError：工具错误，写给模型看。三角亮。',
        en: 'A result with isError: a tool error, written for the Model. The triangle is lit.',
      },
    },
    {
      link: '#/step?fault=bad-args&at=model-2.turn',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '模型从文字里读出合法值，自己改好再试。这就是 isError 要写清楚的原因。',
        en: 'The Model reads the legal values out of the text and tries again. That is why such texts must be clear.',
      },
    },
    {
      link: '#/step?fault=unknown-tool&at=call-1.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '工具不存在。Python SDK 说是工具错误。',
        en: 'No such tool. The Python SDK calls it a tool error.',
      },
    },
    {
      link: '#/step?server=spec&fault=unknown-tool&at=call-1.response',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': '同一个请求，规范的例子回 −32602：协议错误，八角亮。两家不同，宿主两种都要会收。',
        en: "The same request: the specification's example answers −32602, a protocol error; the octagon is lit. A Host must take both.",
      },
    },
    {
      link: '#/step?fault=timeout&at=call-1.request',
      minutes: 2,
      predict: true,
      notes: {
        'zh-CN': '工具要 2 秒，客户端只等半秒。\n预测：下一步从哪条通道来？有没有错误码？',
        en: 'The tool takes two seconds; the Client waits half of one.\nPredict: on which channel does the next step come? Is there a code?',
      },
    },
    {
      link: '#/step?fault=timeout&at=call-1.timeout',
      minutes: 1,
      predict: true,
      notes: {
        'zh-CN': '超时是客户端自己说的，线上没有这一条。\n问：要不要告诉服务端？怎么说？',
        en: 'The Client itself says so; no such frame is on the wire.\nAsk: must the Server be told? How?',
      },
    },
    {
      link: '#/step?fault=timeout&at=call-1.cancel',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': 'stdio：发一个通知，没有 id，也没有回音。',
        en: 'Over stdio: a notification, without an id and without an answer.',
      },
    },
    {
      link: '#/step?via=http&fault=timeout&at=call-1.stream-close',
      minutes: 1,
      predict: false,
      notes: {
        'zh-CN': 'HTTP 新版：什么都不发，关掉流就是取消。收尾：说出四条通道各自的例子。',
        en: 'The newer revision over HTTP: nothing is sent, closing the stream is the cancel. To close, name an example for each of the four channels.',
      },
    },
  ],
}
