/**
 * Runs inside QuickJS before anything of the learner's. `read` and `write` are JSON's own functions, kept out of
 * reach; `freeze` closes the prototypes that everything shares, so that tampering throws where it is tried instead
 * of breaking something later.
 */
export const GUEST_PRELUDE = `(() => {
  const { parse, stringify } = JSON
  const { freeze } = Object
  const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype,
    Boolean.prototype, Promise.prototype, Map.prototype, Set.prototype, RegExp.prototype, Object, Array, Function,
    String, Number, Promise, JSON, Math, Reflect]
  return {
    read: (text) => parse(text),
    write: (value) => stringify(value),
    freeze: () => { for (const one of shared) freeze(one) },
  }
})()`
