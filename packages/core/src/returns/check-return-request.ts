import type { ReturnableLine, ReturnOptions, ReturnRequestInput } from '../contract/returns.ts'
import {
  batchMissing,
  batchNotOfOrder,
  nothingToReturn,
  notReturnable,
  payToMissing,
  pictureNotNeeded,
  picturesTooMany,
  returnQuantityNotRight,
  returnTooLate,
} from '../refusals/returns.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { isBatchOf } from './batch.ts'
import { checkPayTo } from './check-pay-to.ts'
import { givenReason } from './given-reason.ts'
import { RETURN_PICTURES_MAX } from './limits.ts'

/** What may come back, with the batches of each line as they were packed; what it cost does not decide. */
export interface ReturnableNow extends Omit<ReturnOptions, 'lines'> {
  lines: (Omit<ReturnableLine, 'paid'> & { batches: readonly string[] })[]
}

/** {@link ReturnableNow} with what it cost, as the contract carries it. */
export interface KnownReturnOptions extends ReturnableNow {
  lines: (ReturnableLine & { batches: readonly string[] })[]
}

/**
 * Whether a return may be asked for.
 *
 * @throws {RuleError} `return-too-late`, `reason-needed`, `reason-too-long`, `nothing-to-return`,
 * `return-quantity-not-right`, `not-returnable`, `batch-missing`, `batch-not-of-order`, `picture-not-needed`,
 * `pictures-too-many`, `pay-to-missing`, and the sentences of {@link checkPayTo}
 * @source docs/sources.md#returns
 */
export function checkReturnRequest(
  { kind, reason, lines, payTo, pictures = [] }: ReturnRequestInput,
  options: ReturnableNow,
): void {
  if (!options.kinds.some((known) => known.kind === kind && known.isOpen)) throw new RuleError(returnTooLate)
  givenReason(reason)
  if (lines.length === 0) throw new RuleError(nothingToReturn)
  const seen = new Set<number>()
  for (const { line, quantity, batch = '' } of lines) {
    const known = options.lines.find((candidate) => candidate.line === line)
    const isCount = Number.isInteger(quantity) && quantity >= 1
    if (!known || seen.has(line) || !isCount || quantity > known.quantity) {
      throw new RuleError(returnQuantityNotRight)
    }
    seen.add(line)
    if (kind !== 'unopened') continue
    if (known.nonReturnable !== null) throw new RuleError(notReturnable)
    if (batch.trim() === '') throw new RuleError(batchMissing)
    if (!isBatchOf(batch, known.batches)) throw new RuleError(batchNotOfOrder)
  }
  if (kind === 'unopened' && pictures.length > 0) throw new RuleError(pictureNotNeeded)
  if (pictures.length > RETURN_PICTURES_MAX) throw new RuleError(picturesTooMany)
  if (!options.needsPayTo) return
  if (!payTo) throw new RuleError(payToMissing)
  const refusal = checkPayTo(payTo)
  if (refusal) throw new RuleError(refusal)
}
