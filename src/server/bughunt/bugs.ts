/** The bugs that are planted in the application under test, and how a report is matched with them. */
import type { JsonObject } from '../../protocol/json.ts'

export const MODULES: readonly string[] = ['cart', 'login', 'search']

export interface InjectedBug {
  readonly id: string
  readonly module: string
  readonly title: string
  /** A report hits the bug when its module is equal and its title contains all of these. */
  readonly keywords: readonly string[]
}

export const BUGS: readonly InjectedBug[] = [
  { id: 'BUG-001', module: 'cart', title: '数量为 0 时仍可下单', keywords: ['数量', '0', '下单'] },
  {
    id: 'BUG-002',
    module: 'login',
    title: '密码错误 5 次后账号未锁定',
    keywords: ['密码', '锁定'],
  },
  { id: 'BUG-003', module: 'cart', title: '删除商品后总价不更新', keywords: ['删除', '总价'] },
  { id: 'BUG-004', module: 'search', title: '关键词含 % 时返回 500', keywords: ['%', '500'] },
]

/** What Python's `str.split()` takes for white space. */
const PYTHON_SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g

/** The first bug that the report hits, or undefined; white space and letter case in the title do not matter. */
export function matchBug(module: string, title: string): InjectedBug | undefined {
  const text = title.replace(PYTHON_SPACE, '').toLowerCase()
  return BUGS.find(
    (bug) => bug.module === module && bug.keywords.every((keyword) => text.includes(keyword)),
  )
}

/** A bug as the grader's tool returns it. */
export function listedBug(bug: InjectedBug): JsonObject {
  return { bug_id: bug.id, module: bug.module, title: bug.title }
}
