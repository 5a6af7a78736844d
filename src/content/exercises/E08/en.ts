import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Two shuffled stacks of frames, and the same Server on the other side (stdio, it knows both revisions): one stack speaks 2025-11-25, the other 2026-07-28. Make of each a session that works: file the report, receive the result.',
    'Your order is really run: a frame of the Client is written, a frame of the Server is waited for. There is more than one good order, whatever the engine accepts is right. Frames without use stay in the tray; some do not belong there at all.',
  ],
  assertions: {
    G5: 'Every frame of the Server stands below the request that it answers',
    L1: '2025-11-25: the first frame is `initialize`',
    L3: '2025-11-25: no other request goes out before `initialize` is answered',
    L2: '2025-11-25: `notifications/initialized` stands below the answer to `initialize`',
    'legacy-accepted': '2025-11-25: the Server answers every request with a `result`',
    'legacy-call': '2025-11-25: `tools/call` receives its result',
    M16: '2026-07-28: there is no frame of a handshake',
    M1: '2026-07-28: every request carries `_meta`, and the Server answers it with a `result`',
    'modern-call': '2026-07-28: `tools/call` receives its result',
    G11: 'For every request in the order, the frame that answers it is there too',
  },
  texts: {
    legacy: 'The session of 2025-11-25',
    modern: 'The session of 2026-07-28',
    'has-come': 'a frame that has come when it is waited for',
    'not-come': 'the run came here, and there is no such frame',
    'after-result': 'below the answer to `initialize`',
    'before-result': 'above the answer to `initialize`',
    'not-sent': 'it is not sent',
    'all-results': 'a `result` for every request',
    'call-result': 'the `result` of `tools/call`, without `isError`',
    answers: 'answers without a place: {n}',
  },
  hints: [
    'Which of the two refuses a request that comes too early? The one with a handshake.',
    'An answer comes after its request; `notifications/initialized` is a notification and has no answer, and it waits for the answer to `initialize`.',
    'In 2026-07-28 there is no opening: a request with its `_meta` may be sent at any time, and `server/discover` may come first, late, or not at all.',
  ],
  keep: '2025-11-25: `initialize`, its answer, `notifications/initialized`, and then the work; before that answer a Client should send nothing but `ping`. 2026-07-28: no handshake, a request with a whole `_meta` may be the very first, and `server/discover` is optional for the Client.',
}
