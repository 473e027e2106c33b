import { reasonNeeded, reasonTooLong } from '../refusals/returns.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { REASON_MAX } from './limits.ts'

/**
 * A reason as it is kept: without white space around it, and there is one.
 *
 * @throws {RuleError} `reason-needed`, `reason-too-long`
 */
export function givenReason(reason: string): string {
  const words = reason.trim()
  if (words === '') throw new RuleError(reasonNeeded)
  if (words.length > REASON_MAX) throw new RuleError(reasonTooLong)
  return words
}
