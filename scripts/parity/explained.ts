/** Scenarios in which a run may differ for a reason that lies outside the servers: printed with the reason, and no failure. */
export const EXPLAINED: { readonly [scenario: string]: string } = {
  'm.listen.variants':
    'the recording stops before stdin is closed; a run closes it, and the open subscriptions are answered −32000',
  'm.listen.dup':
    'the recording stops before stdin is closed; a run closes it, and the open subscription is answered −32000',
  'm.listen.floats':
    'the recording stops before stdin is closed; a run closes it, and the open subscriptions are answered −32000',
  'hl.body.too_big':
    'the real server answers 413 and closes while 4 MiB are still being sent: whether the client sees the answer or a reset is a matter of timing',
  'hm.body.too_big':
    'the real server answers 413 and closes while 4 MiB are still being sent: whether the client sees the answer or a reset is a matter of timing',
  'hm.verb.FOO': 'Node’s HTTP parser refuses a verb it does not know before any server code runs',
  'hl.verb.nosess.FOO':
    'Node’s HTTP parser refuses a verb it does not know before any server code runs',
}
