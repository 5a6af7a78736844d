import type { shell as base } from '../en/shell.ts'
import type { Translated } from '../locale.ts'

export const shell: Translated<typeof base> = {
  name: 'Wirelab',
  documentTitle: '{page} · Wirelab',
  pages: '页面',
  page: {
    start: '开始',
    step: '单步',
    compare: '对照',
    matrix: '矩阵',
    abacus: '算盘',
    exercises: '练习',
    transcript: '抄本',
    reference: '查表',
    handout: '讲义',
  },
  language: '语言',
  locale: { 'zh-CN': '中文', en: 'English' },
  theme: '主题',
  themes: { light: '浅', dark: '深', projector: '投影' },
  offlineReady: '离线可用',
  update: '有新版本，点此换上',
  openWhole: '在 Wirelab 里打开',
  help: '帮助：按键与设置',
  close: '关闭',
  skip: '跳到运行图',
}
