import type { speech as base } from '../en/speech.ts'
import type { Translated } from '../locale.ts'

export const speech: Translated<typeof base> = {
  goal: {
    'report-quantity-zero': '数量为 0 也能下单，报一下。',
    'report-after-reproducing': '数量为 0 也能下单。先重放一遍，再报。',
    'use-prompt': '/file-report，模块 cart',
    'replay-progress': '把整套步骤重放一遍，要 100 秒：用三种办法等。',
    script: '把课程脚本里的行原样发出去。',
  },
  fact: {
    module: '模块',
    title: '现象',
    steps: '步骤',
    severity: '严重度',
    reproduceFirst: '先重放',
    yes: '是',
  },
  turn: {
    call: '我要调用 {tool}。',
    answer: '可以回答用户了。',
  },
  context: '这是任务和 {count} 个工具，下一步做什么？',
  contextAgain: '结果在这里，下一步做什么？',
  order: '调用 {tool}，最多等 {ms} ms。',
  outcome: { ok: '结果回来了。', failed: '这次调用失败了。' },
  answer: {
    reported: '已提交，编号 {report}。{match}',
    matched: '命中 {bug}。',
    unmatched: '没有命中已知的 Bug。',
    'reported-not-reproduced':
      '已提交，编号 {report}。{match}{unfinished} 没有跑完，所以这个问题没有复现过。',
    'report-uncertain': '提交之后没等到响应。可能已经收下，重发之前先查一下。',
    'gave-up': '失败 {attempts} 次，我停下了。最后的错误：{text}',
    'no-tool': '给我的工具都做不了这件事：{tools}。',
    'not-connected': '连不上服务端：{text}',
    'not-listed': '没有拿到工具表：{text}',
    'calls-finished': '{lines} 次调用都结束了。',
    'script-finished': '脚本的 {lines} 行都发完了。',
    other: '我做完了。',
  },
  rules: {
    'report-done': { when: '提交工具给了结果', act: '把结果告诉用户' },
    'report-uncertain': { when: '提交之后没有响应', act: '照实说，不重复提交' },
    'give-up': { when: '已经失败三次', act: '停下，照实说' },
    'back-to-the-list': { when: '调用的工具不存在', act: '回到工具表重选' },
    'repair-argument': { when: '错误文字写了合法值', act: '换成最接近的，再调用' },
    'go-on-without': { when: '重放失败或没有响应', act: '不重放，直接提交' },
    'reproduce-first': { when: '用户要先复现，还没重放过', act: '调用能重放的工具' },
    report: { when: '没有别的事挡着', act: '调用描述里写着提交报告的工具' },
    'cannot-help': { when: '别的规则都用不上', act: '说明缺什么' },
  },
}
