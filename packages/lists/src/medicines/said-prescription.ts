import type { Schedule } from '@dawakit/core/contract'
import { readSchedule } from '@dawakit/core/sale'
import { BadValue } from '../values/bad-value.ts'
import { flagIn, short } from '../values/values.ts'

/** What a list says of a prescription. */
export interface SaidPrescription {
  isPrescription: 0 | 1
  /** Of the Drugs Rules, where the list names one: 'H', 'H1', 'X', 'C', 'C1', 'G'; or 'OTC'. */
  schedule: string | null
}

/** Sold with a warning alone, or with none. */
const FREE: ReadonlySet<string> = new Set(['G', 'C1', 'OTC'])

const YES = /^(?:r\/?x|rx (?:only|required)|℞|prescription(?: only| required)?|required|pom|ethical)$/i
const NO = /^(?:otc|over the counter|non[- ]?(?:rx|prescription)|not required|no rx|general|fmcg)$/i

/**
 * 'Rx' and 'OTC' as lists write them, and a schedule, which says both: H, H1 and X are sold on prescription, G with a warning
 * alone. Yes and no in any of their ways.
 *
 * @throws {BadValue} for anything else
 */
export function saidPrescription(text: string): SaidPrescription {
  if (YES.test(text)) return { isPrescription: 1, schedule: null }
  if (NO.test(text)) return { isPrescription: 0, schedule: null }
  const schedule = scheduleIn(text)
  if (schedule !== null) return { isPrescription: FREE.has(schedule) ? 0 : 1, schedule }
  const flag = flagIn(text)
  if (flag === null)
    throw new BadValue(`prescription "${short(text)}" is not yes or no, Rx or OTC, or a schedule`)
  return { isPrescription: flag, schedule: null }
}

/** 'H1', 'H-1', 'Sch. X' and 'schedule-h' as their letters; null for what names none: 'none'. */
export function scheduleIn(text: string): Exclude<Schedule, 'none'> | null {
  const schedule = readSchedule(text)
  return schedule === 'none' ? null : schedule
}
