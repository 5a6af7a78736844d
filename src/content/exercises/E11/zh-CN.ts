import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '你的客户端两代都会说：不用握手的 `DRAFT-2027`（虚构的草案，优先）和 `2026-07-28`，要握手的 `2025-11-25`。写出 `connect()`：弄清对面是哪一代，返回 `{ era, version }`；没有共同版本就返回 `null`。返回之后，会照你说的版本列一次工具。',
    '它要接通五种服务端：两个新版本都支持的；只支持 `2026-07-28` 的；旧的、对 `server/discover` 答错误的（码不止一种）；旧的、握手之前一声不吭的；旧的、不管要什么都答 `2024-11-05` 的（你的客户端不会，只能作罢）。另有一个只支持将来版本的，也只能作罢。',
    '最后一种服务端的毛病，改它的 `negotiate(requested)`：支持就答同一个版本，不支持就答自己最新的。',
  ],
  assertions: {
    'client-runs': '`connect()` 在每个服务端上都能跑完，不抛出',
    modern: '两个新版本都支持的：返回 `modern` 与 `DRAFT-2027`，列得出工具',
    M10: '只支持 `2026-07-28` 的：换它列出的版本，返回 `modern`，列得出工具',
    E1: '新服务端说版本不支持时，没有退回去发 `initialize`',
    E2: '三个旧服务端（两种错误码，一个不出声）：返回 `legacy` 与 `2025-11-25`，列得出工具',
    L2: '三个旧服务端：`initialize` 有了结果之后，发过 `notifications/initialized`',
    'gives-up': '没有共同版本时（`2024-11-05`，以及将来的版本），返回 `null`',
    'server-runs': '`negotiate()` 对三个版本都能跑完，不抛出',
    L4: '修好的服务端：支持的版本原样答，不支持的答自己最新的',
    reached: '你的 `connect()` 接得通修好的服务端',
  },
  texts: {
    client: '客户端',
    server: '服务端',
    handshake: '有 `initialize`',
    'not-ready': '`initialize` 的结果之后没有它',
    'no-handshake': '没有 `initialize`',
    'ready-after': '`initialize` 的结果之后有 `notifications/initialized`',
  },
  hints: [
    '先客气地探一下：带着 `_meta` 发一个 `server/discover`，限时等答复。',
    '探出来有三种情形：有结果，是新的；错误里说版本不支持，也是新的；别的错误或者没有声音，都当旧的，去握手。',
    '`-32022` 的 `data.supported` 列着对面会的版本，从中挑一个自己也会的；一个都没有就返回 `null`。握手答来的版本同样要看自己会不会。',
  ],
  keep: '两代都会的客户端在 stdio 上先发 `server/discover`。有结果或有 `-32022` 就是 2026-07-28 这一代，按 `data.supported` 换版本，不再 `initialize`；其他任何错误，或者等不到答复，才退回 2025-11-25 的握手，不能只认一个错误码。服务端协商版本：支持就原样答，否则答自己支持的另一个，最好是最新的；写死一个旧版本，客户端多半只好断开。',
}
