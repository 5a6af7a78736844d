import type { help as base } from '../en/help.ts'
import type { Translated } from '../locale.ts'

export const help: Translated<typeof base> = {
  title: '按键与设置',
  keys: '按键',
  settings: '设置',
  letterKeys: '启用单个字母按键',
  honesty: '这里在跑什么',
  honestyText:
    '客户端和服务端就在这个页面里运行，屏幕上的每一帧都由一方写出、另一方读过。时间是虚拟的，模型是一份规则表。没有任何数据离开浏览器。',
  keyActions: {
    next: '下一步',
    previous: '上一步',
    'next-phase': '下一阶段',
    'previous-phase': '上一阶段',
    first: '第一步',
    last: '最后一步',
    'go-to': '跳到某个步号',
    play: '播放或暂停',
    revision: '换协议版本',
    transport: '换传输',
    fault: '换下一个故障',
    sheet: '逐字段或原始字节',
    copy: '复制这一帧',
    filter: '筛选步骤',
    'full-screen': '全屏',
    language: '换语言',
    predict: '预测下一步',
    present: '讲者窗口',
    code: '这一步的二维码',
    black: '黑屏',
    help: '打开帮助',
    close: '关闭',
  },
}
