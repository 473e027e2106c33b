import { type SaltFacts, saltFactsOn } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import type { Clock } from './clock.ts'

/**
 * What is known of salts, each in the schedule that it is in on a day: yyyy-mm-dd, '' for before all moves.
 *
 * @param day - @default today in India, and the same list as long as that goes
 */
export type SaltsOfDay = (day?: string) => readonly SaltFacts[]

export function saltsOfDay(facts: () => readonly SaltFacts[], clock: Clock): SaltsOfDay {
  let last: { day: string; salts: readonly SaltFacts[] } | undefined
  return (day) => {
    if (day !== undefined) return saltFactsOn(facts(), day)
    const today = istDate(clock())
    if (last?.day !== today) last = { day: today, salts: saltFactsOn(facts(), today) }
    return last.salts
  }
}
