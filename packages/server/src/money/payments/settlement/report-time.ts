const IST = '+05:30'

/** A time as reports write it, in India: `21/11/2026 14:36:31`, `2026-11-21 14:36:31`, or Unix seconds. */
export function reportTime(text: string): number | null {
  if (/^\d{9,11}$/.test(text)) return Number(text) * 1000
  const indian = /^(\d{2})[/-](\d{2})[/-](\d{4})(?:[ T](\d{2}:\d{2})(:\d{2})?)?/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?/.exec(text)
  const [year, month, day] = indian ? [indian[3], indian[2], indian[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  if (year === undefined) return null
  const [, , , , clock = '00:00', seconds = ':00'] = indian ?? iso ?? []
  const at = Date.parse(`${year}-${month}-${day}T${clock}${seconds}${IST}`)
  return Number.isNaN(at) ? null : at
}
