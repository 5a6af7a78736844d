import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '同一份结果，工具写了两遍：`structuredContent` 给程序，`content` 里的文本块给只认文本的客户端。两遍对不上，而且各错一处。',
    '改好工具返回的东西（2026-07-28）。两个客户端来读：一个只看 `structuredContent`，一个只看第一个能读成 JSON 对象的文本块。它们要读到相等的对象，合乎 `outputSchema`，`report_id` 与 `matched_bug_id` 也要是真的：这是进程收到的第一份报告，编号像 `R-001`，命中 `BUG-001`。`message` 怎么写随你。',
  ],
  assertions: {
    readable: '草稿是一个 JSON 对象',
    succeeds: '结果是成功的，没有 `isError: true`',
    T9: '`content` 是一列合法的内容块',
    T4: '`structuredContent` 合乎 `outputSchema`',
    'text-read': '有一个文本块能读成 JSON 对象',
    agree: '两个客户端读到的对象相等',
    true: '`report_id` 与 `matched_bug_id` 和实际的一样',
  },
  texts: {
    call: '客户端发来的调用',
    promised: '清单里写的 `outputSchema`',
    result: '工具返回的结果',
    'a-success': '一个成功的 `result`',
    blocks: '一列内容块，每块有 `type`',
    fits: '每个成员都在，类型都对',
    issue: '`{pointer}` 不合 `{keyword}`',
    'an-object': '一个 JSON 对象',
    'as-it-was': '第一份报告的编号，命中的 Bug',
  },
  hints: [
    '分清谁读哪里：旧客户端看不见 `structuredContent`，只拿文本块去解析。',
    '把两边都读成对象再比，先后与空白不算，值和类型才算。',
    '看 `outputSchema` 里 `report_id` 的类型；再想这次调用究竟命中了什么，别两边一起抄错的那份。',
  ],
  keep: '有 `outputSchema` 的工具，成功的结果必须带合乎它的 `structuredContent`，也应当把同样的 JSON 放进一个文本块，给 2025-06-18 以前的客户端。写一次，再生成另一份，就不会对不上。',
}
