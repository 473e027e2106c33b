import { notSoldOnline, prescriptionNotApproved, RuleError, scheduleXNotSold } from '@dawakit/core/refusals'

/** What its triggers say. */
const GUARDS = [prescriptionNotApproved, scheduleXNotSold, notSoldOnline]

/** @returns null for what is no rule of the pharmacy that the database holds by itself */
export function refusalOfDatabase(error: unknown): RuleError | null {
  const refusal = error instanceof Error && GUARDS.find(({ code }) => error.message.includes(code))
  return refusal ? new RuleError(refusal) : null
}
