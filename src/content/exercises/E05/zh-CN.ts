import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '客户端写出了五行：1 号 `server/discover`，2 号和 4 号各提交一份 Bug 报告，3 号重放步骤，随后又发通知取消了 3 号（2026-07-28，stdio）。服务端的四行响应有四处毛病：少了 `resultType`、`id` 对不上、响应了不该响应的通知、`result` 与 `error` 并存。',
    '改好它们：你的草稿逐行交给真的客户端读。三个还在等的请求各有且只有一个结局；1 号和 2 号仍要拿到原来的内容，4 号成功或失败都行；先后不限。被取消的 3 号和通知都不响应，也不多写别的。',
    '再预言：客户端读到没有 `resultType`、不认识的 `resultType`、`input_required` 的 `result`，会怎么办？',
  ],
  assertions: {
    readable: '每行是一个 JSON 对象',
    G7: '每个响应在 `result` 与 `error` 里只有一个',
    G5: '每个响应的 `id` 与一个还在等的请求相同，类型也相同',
    G6: '一个请求最多一个响应',
    G8: '通知没有响应',
    C2: '取消之后，3 号再无下文',
    M4: '每个 `result` 都有 `resultType`',
    clean: '别的规则一条没破',
    settled: '三个还在等的请求都有了结局',
    kept: '1 号和 2 号拿到原来的内容，4 号成功时也是',
    absent: '预言对了：没有 `resultType`',
    unknown: '预言对了：不认识的 `resultType`',
    'input-required': '预言对了：`input_required`',
  },
  texts: {
    sent: '客户端写出的五行',
    replies: '服务端的响应，一行一个',
    foresee: '客户端怎么办',
    'foresee.absent': '`result` 里没有 `resultType`（旧服务端会这样）',
    'foresee.unknown': '`resultType` 是 `later`，客户端不认识',
    'foresee.input-required':
      '`resultType` 是 `input_required`，带着 `inputRequests` 和 `requestState`',
    'foresee.complete': '当作 `complete`，收下',
    'foresee.refused': '当作无效的响应，不收',
    'foresee.waiting': '继续等同一个 `id` 的下一个响应',
    'foresee.final': '这就是最后的结果，交给宿主',
    'foresee.same-id': '备好输入，用原来的 `id` 再发一次',
    'foresee.new-id': '备好输入，用新的 `id` 再发一次，`requestState` 原样带回',
    'an-object': '一行一个对象',
    'no-line': '没有一行破这条规则',
    breaks: '第 {line} 行破了（规则 {rule}）',
    ended: '{n} 个有结局',
  },
  hints: [
    '把每个响应和它的请求连起来：`id` 的值和类型都要一样，`2` 不是 `"2"`。',
    '通知只得到沉默：`id` 是 `null` 的那行该删，不是该改。两样并存的那行，留一样。',
    '少了 `resultType` 就补 `complete`；读的一端把「没写」也当 `complete`，不认识的才拒收。`input_required` 不是终点：换新 `id` 再来一次。',
  ],
  keep: '响应靠 `id` 认请求，值和类型都算；一个请求一个响应，通知没有响应。2026-07-28 的 `result` 必须带 `resultType`，没带按 `complete` 读（2025-11-25 没有这个字段），`input_required` 要用新 `id` 重来并带回 `requestState`。',
}
