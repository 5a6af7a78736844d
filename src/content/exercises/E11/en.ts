import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Your Client speaks both eras: without handshake `DRAFT-2027` (a made-up draft, preferred) and `2026-07-28`, with handshake `2025-11-25`. Write `connect()`: find out which era is on the other side and return `{ era, version }`, or `null` when there is no version in common. Afterwards the tools are listed in the version that you returned.',
    'It has to cope with five kinds of Server: one that supports both new versions; one that supports `2026-07-28` only; old ones that answer `server/discover` with an error (with more than one code); an old one that says nothing before the handshake; an old one that answers `2024-11-05` whatever it is asked for (your Client does not speak it and has to give up). There is also one that supports a future version only: give up there too.',
    'Then fix what is wrong with that last old Server, its `negotiate(requested)`: a supported version is answered as it is, any other with the newest that the Server supports.',
  ],
  assertions: {
    'client-runs': '`connect()` runs to its end on every Server and does not throw',
    modern:
      'Both new versions supported: it returns `modern` and `DRAFT-2027`, and tools are listed',
    M10: 'Only `2026-07-28` supported: it takes the listed version, returns `modern`, and tools are listed',
    E1: 'When a new Server says that it does not support the version, no `initialize` follows',
    E2: 'Three old Servers (two codes, one silent): it returns `legacy` and `2025-11-25`, and tools are listed',
    L2: 'Three old Servers: `notifications/initialized` is sent after the result of `initialize`',
    'gives-up': 'Without a version in common (`2024-11-05`, a future version) it returns `null`',
    'server-runs': '`negotiate()` runs to its end for three versions and does not throw',
    L4: 'The fixed Server answers a supported version as it is, any other with its newest',
    reached: 'Your `connect()` reaches the fixed Server',
  },
  texts: {
    client: 'The Client',
    server: 'The Server',
    handshake: 'an `initialize`',
    'not-ready': 'none after the result of `initialize`',
    'no-handshake': 'no `initialize`',
    'ready-after': '`notifications/initialized` after the result of `initialize`',
  },
  hints: [
    'Probe politely first: a `server/discover` with its `_meta`, and a limit on the wait.',
    'There are three outcomes. A result: new. An error that says the version is not supported: new as well. Any other error, or silence: take it for old, and shake hands.',
    'The `data.supported` of `-32022` lists what the other side speaks: take one that you speak too, and return `null` if there is none. Look at the version that a handshake gives in the same way.',
  ],
  keep: 'On stdio a Client of both eras sends `server/discover` first. A result or `-32022` means the era of 2026-07-28: choose from `data.supported`, and never `initialize` after that. Any other error, or no answer in time, means the handshake of 2025-11-25; do not rely on one code. A Server that negotiates answers a supported version as it is, else another one that it supports, best its newest; hard-code an old one, and most Clients have to disconnect.',
}
