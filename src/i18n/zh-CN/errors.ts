import type { errors as base } from '../en/errors.ts'
import type { Translated } from '../locale.ts'

export const errors: Translated<typeof base> = {
  notices: '提示',
  dismiss: '知道了',
  linkValue:
    '链接里写的是 <code>{key}={got}</code>，没有这个值，改用 <code>{used}</code>。可用：<code>{legal}</code>。',
  linkIgnored:
    '链接里的 <code>{key}={got}</code> 在这里没有意义，已略去。可用：<code>{legal}</code>。',
  storageCorrupt:
    '存下的偏好读不出来，先用默认值；原文留在本地存储的 <code>{backupKey}</code> 里。',
  copyFailed: '浏览器不让复制，请手动选中这段文字：',
  liveFailed: '官方 TypeScript SDK 的代码没能取到，留在原来的运行上。连上网再选一次。',
  crashTitle: 'Wirelab 停下了',
  crashText: '这是程序自己的缺陷，不是协议里的错误。',
  crashLink: '出事时的链接：',
  crashReason: '程序给出的原因：',
  crashReset: '用默认场景重新开始',
}
