import { prescriptionNotApproved, RuleError } from '@dawakit/core/refusals'

/** @returns null for what is no rule of the pharmacy that the database holds by itself */
export function refusalOfDatabase(error: unknown): RuleError | null {
  const isGuard = error instanceof Error && error.message.includes(prescriptionNotApproved.code)
  return isGuard ? new RuleError(prescriptionNotApproved) : null
}
