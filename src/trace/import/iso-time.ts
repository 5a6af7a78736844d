/** Times in files, read and written without a clock: ISO 8601 against milliseconds since 1970. */

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:?\d\d)?$/

/** Milliseconds since 1970-01-01T00:00Z; null for text in any other form. */
export function msOfIso(text: string): number | null {
  const found = ISO.exec(text)
  if (!found) return null
  const [year, month, day, hours, minutes, seconds] = found.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const [, sign, zoneHours, zoneMinutes] = /^([+-])(\d\d):?(\d\d)$/.exec(found[8] ?? '') ?? []
  const zone = (Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)) * (sign === '-' ? -1 : 1)
  const fraction = Math.round(Number(`0.${found[7] ?? '0'}`) * 1000)
  const clock = ((hours * 60 + minutes - zone) * 60 + seconds) * 1000
  return dayNumber(year, month, day) * 86_400_000 + clock + fraction
}

/** A virtual time as a moment of 1970-01-01 and the days after it. `ms`: whole, below a month. */
export function isoOfMs(ms: number): string {
  const [days, rest] = [Math.floor(ms / 86_400_000), ms % 86_400_000]
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const clock = [rest / 3_600_000, (rest / 60_000) % 60, (rest / 1000) % 60].map(two).join(':')
  return `1970-01-${two(1 + days)}T${clock}.${String(rest % 1000).padStart(3, '0')}Z`
}

/** Days since 1970-01-01 in the Gregorian calendar. */
function dayNumber(year: number, month: number, day: number): number {
  // Years begin in March, so that the leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return shifted * 365 + leaps + inYear - 719_468
}
