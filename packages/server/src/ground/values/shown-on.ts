import { istDate } from '@dawakit/core/delivery'

/** The days on which something is shown: first and last, yyyy-mm-dd in India; null: always. */
export interface ShownDays {
  from_day: string | null
  to_day: string | null
}

/** Whether it is shown now. Both days count. */
export function isShownOn({ from_day, to_day }: ShownDays, at: number): boolean {
  const today = istDate(at)
  return (from_day === null || from_day <= today) && (to_day === null || today <= to_day)
}
