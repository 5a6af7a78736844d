import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '用户说“购物车那一页”，模型就把 `module` 填成 `shopping cart`。工具不认识它，回一句 `invalid module`，模型不知道该改成什么，只好放弃。下面是这样的一次（2026-07-28）。',
    '改写这句报错，让模型重试一次就成。被测应用的模块是 `cart`、`login`、`search`；写 `<got>` 的地方会换成被拒绝的那个值。中文、英文都行，怎么措辞也都行：你的话会交给模拟的模型去读，跑五遍，每遍用户的叫法不同，三个模块都会用到。',
  ],
  assertions: {
    written: '报错里有字',
    retried: '五遍里，模型读了报错都换个 `module` 再调用一次',
    accepted: '五遍里，第二次调用都被工具收下（没有 `isError`）',
    meant: '五遍里，报告都记在用户说的那个模块上，命中注入的 Bug',
    quoted: '加分：报错引了被拒绝的值，看日志的人一眼就懂',
  },
  texts: {
    text: '报错的文字',
    before: '改写之前，工具这样回',
    'a-text': '一句报错',
    count: '五遍都是（{n} 遍）',
    retried: '{n} 遍换了再试；没换的一遍发的是 `{sent}`',
    accepted: '{n} 遍收下；没收下的一遍发的是 `{sent}`',
    meant: '{n} 遍命中；没命中的一遍发的是 `{sent}`',
    quoted: '{n} 遍引了；没引的一遍发的是 `{sent}`',
  },
  hints: [
    '把自己当成模型来读：`schema` 里 `module` 只是个字符串，除了这句报错，你什么也看不到。',
    '读完要能答两个问题：哪个参数不对，合法的值有哪些。顺手写上 `<got>`，日志也好读。',
    '三个合法的值全都写出来。只举一个例子，另外两页的报告就没着落了。',
  ],
  keep: '模型改得了的错，用 `isError: true` 的结果说（2025-11-25 和 2026-07-28 都如此），文字就是给模型的提示：哪个参数、收到了什么、合法的值有哪些。只说 “invalid” 等于什么也没说。',
}
