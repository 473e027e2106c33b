import { quantityRefusal, type Sellable } from '../cart/check-quantity.ts'
import type { PrescriptionParticulars } from '../contract/order-work.ts'
import type { Instant } from '../delivery/ist-date.ts'
import {
  grantMissing,
  grantNotNeeded,
  linesMissing,
  otherPrescription,
  particularsNeeded,
  productTwice,
} from '../refusals/desk-prescription.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { newGrant } from './check-approval.ts'
import { missingParticulars, needsParticulars, type ScheduledLine } from './check-particulars.ts'

/** What a prescription was found good for. */
export interface PreparedGrant {
  prescriptionId: string
  /** Packs over all orders, this one included. */
  packs: number
  /** The last day in India, yyyy-mm-dd. */
  validUntil: string
  particulars?: Readonly<Partial<PrescriptionParticulars>> | undefined
}

/** A line that a pharmacist prepares. */
export interface PreparingLine {
  productId: string
  quantity: number
  /** Needed for a product on prescription, and not to be had for another. */
  grant: PreparedGrant | null
  product: Sellable & ScheduledLine
}

/** A refusal, and the line that it is about: its place from 0, null for all. */
export interface PreparationProblem {
  refusal: Refusal
  line: number | null
}

/**
 * Why a pharmacist's prepared order cannot be sent to the customer.
 *
 * @param request.prescriptions - Ids of the pictures that came with the request.
 * @returns The first problem; null when it can.
 * @source rule 65 of the Drugs Rules: supply on prescription is of so much, until a day, and written down
 */
export function preparationProblem(
  lines: readonly PreparingLine[],
  request: { prescriptions: readonly string[] },
  at: Instant,
): PreparationProblem | null {
  if (lines.length === 0) return { refusal: linesMissing, line: null }
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const refusal = seen.has(line.productId) ? productTwice : lineRefusal(line, request.prescriptions, at)
    if (refusal) return { refusal, line: index }
    seen.add(line.productId)
  }
  return null
}

function lineRefusal(
  { quantity, grant, product }: PreparingLine,
  prescriptions: readonly string[],
  at: Instant,
): Refusal | null {
  const refusal = quantityRefusal(quantity, product)
  if (refusal) return refusal
  if (!product.isPrescriptionNeeded) return grant ? grantNotNeeded : null
  if (!grant) return grantMissing
  if (!prescriptions.includes(grant.prescriptionId)) return otherPrescription
  const isMissing = needsParticulars(product) && missingParticulars(grant.particulars ?? null).length > 0
  return grantRefusal(grant, quantity, at) ?? (isMissing ? particularsNeeded : null)
}

function grantRefusal({ packs, validUntil }: PreparedGrant, quantity: number, at: Instant): Refusal | null {
  try {
    newGrant({ packs, validUntil, quantity, at })
    return null
  } catch (error) {
    if (error instanceof RuleError) return { code: error.code, text: error.message }
    throw error
  }
}
