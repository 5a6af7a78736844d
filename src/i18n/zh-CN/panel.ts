import type { panel as base } from '../en/panel.ts'
import type { Translated } from '../locale.ts'

export const panel: Translated<typeof base> = {
  keyPreviousPhase: 'Shift+←',
  keyNextPhase: 'Shift+→',
  speed: '速度',
  pauseAtErrors: '播放时遇错停下',
  saveAs: '把这次运行存为',
  copyAs: '把这个请求复制为',
  saveSession: '存会话',
  openSession: '开会话',
  handout: '讲义…',
  reset: '恢复默认运行',
  filterMethod: '方法',
  filterDirection: '方向',
  filterChannel: '通道',
  filterAny: '不限',
  sessionRefused:
    '会话文件 <code>{file}</code> 没有打开：{reason}（<code>{where}</code>）。什么都没有改动。',
  sessionReasons: {
    'too-large': '超过 5 MB',
    'not-json': '不是 JSON',
    'other-format': '不是 Wirelab 的会话',
    'other-version': '由别的版本写成',
    'bad-link': '里面的链接不是 Wirelab 的',
  },
}
