export const shell = {
  name: 'Wirelab',
  documentTitle: '{page} · Wirelab',
  pages: 'Pages',
  page: { step: 'Step' },
  language: 'Language',
  locale: { 'zh-CN': '中文', en: 'English' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', projector: 'Projector' },
  help: 'Help: keys',
  close: 'Close',
  skip: 'Skip to the run',
} as const
