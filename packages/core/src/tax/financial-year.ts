import { type Instant, istDate } from '../delivery/ist-date.ts'

/**
 * India's financial year, 1 April to 31 March, by the calendar in India.
 * @returns `2026-27`
 * @source docs/sources.md#financial-year
 */
export function financialYear(at: Instant): string {
  const [year = 0, month = 0] = istDate(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
