import type { state as base } from '../en/state.ts'
import type { Translated } from '../locale.ts'

export const state: Translated<typeof base> = {
  title: '此刻',
  was: '原为',
  of: '{actor}的状态',
  labels: {
    round: '第几题',
    turns: '轮次',
    seenTools: '见过工具',
    seenMessages: '上下文',
    tools: '工具',
    approved: '已放行',
    pending: '待答',
    nextId: '下个 id',
    negotiated: '版本',
    session: '会话',
    stdinUnread: 'stdin 待读',
    answered: '已答',
    sessions: '记得的会话',
    running: '在跑',
    reports: '存下的报告',
  },
  words: {
    none: '无',
    idle: '还没出题',
    waiting: '在等回答',
    answered: '已有回答',
    'for-user': '等用户',
    'for-client': '等客户端',
    'for-model': '等模型',
    'for-nobody': '收工',
    'process-none': '进程还没启动',
    'process-running': '进程在运行，已答 {count}',
    'process-exited': '进程已退出，共答 {count}',
  },
}
