import type { AskedReturnKind } from '../contract/returns.ts'
import { addDays, type Instant, istDate, startOfIstDay } from '../delivery/ist-date.ts'
import {
  DAMAGE_REPORT_WORKING_DAYS,
  RESTOCKING_CHARGE_PERCENT,
  RETURN_NOTICE_DAYS,
} from '../policy/limits.ts'
import { afterWorkingDays } from './working-days.ts'

/** What a customer may ask for, in the order in which it is offered. */
export const ASKED_RETURN_KINDS = [
  'damaged',
  'wrong',
  'unopened',
] as const satisfies readonly AskedReturnKind[]

/**
 * The last moment in which a return may be asked for: the end of the last day, in India. The day of delivery does not
 * count.
 *
 * @returns Epoch milliseconds.
 * @source docs/sources.md#returns
 */
export function returnUntil(kind: AskedReturnKind, deliveredAt: Instant): number {
  const day = istDate(deliveredAt)
  const last =
    kind === 'unopened' ? addDays(day, RETURN_NOTICE_DAYS) : afterWorkingDays(day, DAMAGE_REPORT_WORKING_DAYS)
  return startOfIstDay(addDays(last, 1)) - 1
}

/** Percent of the price that the pharmacy keeps of what comes back. */
export const restockingPercentOf = (kind: AskedReturnKind | 'undelivered'): number =>
  kind === 'unopened' ? RESTOCKING_CHARGE_PERCENT : 0

/** Whether the pharmacy, or its courier, is to blame. */
export const isOurFault = (kind: AskedReturnKind | 'undelivered'): boolean => kind !== 'unopened'
