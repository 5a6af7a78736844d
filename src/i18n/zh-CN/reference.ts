import type { reference as base } from '../en/reference.ts'
import type { Translated } from '../locale.ts'

export const reference: Translated<typeof base> = {
  title: '查一查',
  intro: '每一行都能打开一次运行，看到它的那一步。',
  run: '运行',
  see: '看这一步',
  seeRow: '在运行里看：{row}',
  seeMyth: '看推翻它的那一步：{myth}',
  roles: {
    title: '三个角色',
    columns: { name: '角色', who: '是什么', does: '做什么' },
    host: {
      name: '宿主',
      who: 'AI 应用；模型、界面、用户的同意都归它管',
      does: '问模型，放行调用，给每个服务端配一个客户端',
    },
    client: {
      name: '客户端',
      who: '宿主在一条连接上的那一端',
      does: '发号、等待、放弃，说协议的话',
    },
    server: {
      name: '服务端',
      who: '提供工具、资源、提示词的程序',
      does: '回答；看不到模型，也看不到对话',
    },
  },
  kinds: {
    title: '三种报文',
    columns: { name: '种类', id: '`id`', answer: '要回吗', example: '例子' },
    request: { name: '请求', id: '有', answer: '要，恰好一个', example: '`tools/call`' },
    response: {
      name: '响应',
      id: '和请求相同',
      answer: '不用',
      example: '`result` 或 `error`，只有一个',
    },
    notification: {
      name: '通知',
      id: '没有',
      answer: '不许回，错误也不回',
      example: '`notifications/cancelled`',
    },
  },
  primitives: {
    title: '三类原语',
    columns: { name: '原语', decides: '谁决定用', for: '用来', methods: '方法' },
    tools: { name: '工具', decides: '模型', for: '做事', methods: '`tools/list`、`tools/call`' },
    resources: {
      name: '资源',
      decides: '应用（宿主）',
      for: '给材料',
      methods: '`resources/list`、`resources/read`、`resources/templates/list`',
    },
    prompts: {
      name: '提示词',
      decides: '用户',
      for: '现成的开场',
      methods: '`prompts/list`、`prompts/get`',
    },
  },
  transports: {
    title: '两种传输',
    columns: {
      name: '传输',
      starts: '怎么开始',
      frame: '一帧是',
      metadata: '元数据',
      logs: '日志',
      cancel: '取消',
    },
    stdio: {
      name: 'stdio',
      starts: '客户端把服务端作为子进程启动',
      frame: '一行加一个换行',
      metadata: '只在 body 里',
      logs: 'stderr',
      cancel: '`notifications/cancelled`',
    },
    http: {
      name: 'Streamable HTTP',
      starts: '服务端早已在运行',
      frame: '一个 POST；回来的是 JSON，或 SSE 的一个事件',
      metadata: 'body 里有，2026-07-28 起头里再写一遍',
      logs: '服务端自己记',
      cancel: '2026-07-28 关流；2025-11-25 POST `notifications/cancelled`',
    },
  },
  channels: {
    title: '工具的两条错误通道，和两条不属于服务端的',
    columns: { name: '通道', where: '写在哪里', means: '意思是', reader: '给谁看' },
    protocol: {
      name: '协议错误',
      where: 'JSON-RPC 的 `error`，有代码',
      means: '请求不成立，工具没有运行',
      reader: '客户端；宿主可以告诉模型',
    },
    tool: {
      name: '工具错误',
      where: '`result` 里 `isError: true`',
      means: '工具失败了，或不收这些参数',
      reader: '模型，它能改了再试',
    },
    transport: {
      name: '传输错误',
      where: '状态码、断掉的连接、死掉的进程',
      means: '没有等到回答',
      reader: '宿主',
    },
    local: { name: '本地错误', where: '线上哪儿都没有', means: '客户端自己不等了', reader: '宿主' },
  },
  myths: {
    title: '五个误解，各用一次运行推翻',
    'server-calls-model': {
      says: '服务端调用模型。',
      truth: '和模型说话的只有宿主。服务端和模型之间没有一帧。',
    },
    'always-initialize': {
      says: '会话总要先 `initialize`。',
      truth: '2025-11-25 是这样。2026-07-28 没有握手，每个请求自己站得住。',
    },
    'timeout-code': {
      says: '超时的时候服务端回 −32001。',
      truth: '那个数是 Python SDK 的客户端自己造的，线上没有。',
    },
    'print-is-fine': {
      says: 'stdio 服务端里 print 一下没关系。',
      truth: 'stdout 是协议的通道。不是报文的一行就是坏掉的帧；日志走 stderr。',
    },
    'description-is-comment': {
      says: '工具的描述是写给人看的注释。',
      truth: '它一字不差地进模型的上下文，又是服务端写的，不可信。',
    },
  },
}
