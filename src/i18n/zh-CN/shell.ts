import type { shell as base } from '../en/shell.ts'
import type { Translated } from '../locale.ts'

export const shell: Translated<typeof base> = {
  name: 'Wirelab',
  documentTitle: '{page} · Wirelab',
  pages: '页面',
  page: { step: '单步' },
  language: '语言',
  locale: { 'zh-CN': '中文', en: 'English' },
  theme: '主题',
  themes: { light: '浅', dark: '深', projector: '投影' },
  help: '帮助：按键',
  close: '关闭',
  skip: '跳到运行图',
}
