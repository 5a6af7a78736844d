/** Options as people write them: `--name value` and `--name=value`. `odd` is what is neither; a name without a value has undefined. */
export function pairsOf(args: readonly string[]): {
  readonly pairs: readonly (readonly [string, string | undefined])[]
  readonly odd: readonly string[]
} {
  const pairs: (readonly [string, string | undefined])[] = []
  const odd: string[] = []
  for (let index = 0; index < args.length; index++) {
    const [, name, value] = /^--([\w-]+)(?:=(.*))?$/s.exec(args[index] ?? '') ?? []
    if (name === undefined) odd.push(args[index] ?? '')
    else if (value !== undefined) pairs.push([name, value])
    else {
      const next = args[index + 1]
      const taken = next !== undefined && !next.startsWith('--')
      pairs.push([name, taken ? next : undefined])
      if (taken) index++
    }
  }
  return { pairs, odd }
}

/** Names that stand more than once: which value was meant nobody can tell. */
export function repeatedIn(pairs: readonly (readonly [string, unknown])[]): readonly string[] {
  const names = pairs.map(([name]) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
