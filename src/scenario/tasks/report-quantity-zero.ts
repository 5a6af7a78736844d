/** The main story: an order goes through with quantity 0, and the user wants it reported. Values are the course's, verbatim. */
import type { GoalTask } from './task.ts'

export const REPORT_QUANTITY_ZERO: GoalTask = {
  kind: 'goal',
  id: 'report-quantity-zero',
  goal: 'report-quantity-zero',
  facts: {
    module: 'cart',
    title: '购物车数量为 0 时仍可下单',
    steps: ['把商品数量改成 0', '点击结算'],
    severity: 'high',
  },
}
