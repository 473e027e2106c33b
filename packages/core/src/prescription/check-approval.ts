import { addDays, type Instant, istDate, startOfIstDay } from '../delivery/ist-date.ts'
import { approveWhatWasOrdered, grantPacks, prescriptionDays } from '../refusals/desk-prescription.ts'
import { grantExpired, grantUsedUp } from '../refusals/prescription-check.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { GRANT_PACKS_MAX, PRESCRIPTION_DAYS_MAX } from './limits.ts'

/** What a pharmacist has allowed on a prescription: so many packs of one product until a moment. */
export interface Grant {
  packs: number
  /** Packs that orders have taken of it which are not cancelled. */
  used: number
  /** The last moment. */
  validUntil: Instant
}

/** Packs that may still be given on it, from 0. @param grant.at - When they would be given. */
export function packsLeft({ packs, used, validUntil }: Grant, at: Instant): number {
  return Number(at) > Number(validUntil) ? 0 : Math.max(0, packs - used)
}

/**
 * Whether a pharmacist may approve so many packs of a line.
 *
 * @param approval.ordered - Packs of the line, whole, at least 1.
 * @param approval.grant - What they are given on.
 * @throws {RuleError} in this order: `approve-what-was-ordered`, `grant-expired`, `grant-used-up`
 * @source docs/sources.md#prescription-check
 */
export function checkApproval(approval: {
  ordered: number
  quantity: number
  grant: Grant
  at: Instant
}): void {
  const { ordered, quantity, grant, at } = approval
  checkPacks(ordered, quantity)
  if (Number(at) > Number(grant.validUntil)) throw new RuleError(grantExpired)
  if (quantity > packsLeft(grant, at)) throw new RuleError(grantUsedUp)
}

/** @throws {RuleError} `approve-what-was-ordered` unless `quantity` is a whole number from 1 to `ordered` */
export function checkPacks(ordered: number, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > ordered)
    throw new RuleError(approveWhatWasOrdered)
}

/**
 * A new grant: what a prescription that was looked at is good for.
 *
 * @param wish.packs - Whole, at least what is approved of it now, at most 100.
 * @param wish.validUntil - The last day, yyyy-mm-dd: today or later, and within 180 days.
 * @param wish.quantity - What is approved now.
 * @returns The grant, of which nothing is used.
 * @throws {RuleError} `grant-packs`, `prescription-days`
 * @source docs/sources.md#prescription-check
 */
export function newGrant(wish: {
  packs: number
  validUntil: string
  quantity: number
  at: Instant
}): Grant & { validUntil: number } {
  const { packs, validUntil, quantity, at } = wish
  if (!Number.isInteger(packs) || packs < quantity || packs > GRANT_PACKS_MAX) throw new RuleError(grantPacks)
  const today = istDate(at)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(validUntil) && !Number.isNaN(Date.parse(validUntil))
  if (!isDay || validUntil < today || validUntil >= addDays(today, PRESCRIPTION_DAYS_MAX)) {
    throw new RuleError(prescriptionDays)
  }
  return { packs, used: 0, validUntil: startOfIstDay(addDays(validUntil, 1)) - 1 }
}
