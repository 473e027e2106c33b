/**
 * The numbers that the policies promise, once. The policy pages and the FAQ quote them from here.
 * Where two texts of the specification differ, docs/decisions/006-one-reading-of-the-policies.md says which stands.
 */

/** Hours after placing an order in which a customer may cancel it, unless it was shipped before. */
export const CANCELLATION_WINDOW_HOURS = 12
/** Working days after delivery in which damage or a wrong product must be reported. */
export const DAMAGE_REPORT_WORKING_DAYS = 1
/** Days after delivery in which the return of an unopened product must be notified. */
export const RETURN_NOTICE_DAYS = 3
/** Percent of the price that is kept of a returned product without a defect. */
export const RESTOCKING_CHARGE_PERCENT = 20
/** Days after receipt in which a refund must be requested. */
/** Days that pictures of a return are kept after it is over. Our choice: so long may it be asked about. */
export const RETURN_PICTURE_DAYS = 180
export const REFUND_REQUEST_DAYS = 3
/** Working days that the check of a refund request takes at most. */
export const REFUND_VERIFICATION_WORKING_DAYS = 3
/** Working days until a bank or card shows a refund. */
export const BANK_REFUND_WORKING_DAYS = { from: 7, to: 10 } as const
/** Hours until a wallet shows a refund. */
export const WALLET_REFUND_HOURS = 24
/** Days in which a request about personal data is answered. */
export const PRIVACY_RESPONSE_DAYS = 30
/** Days of amicable talks before a dispute goes to the arbitrator. */
export const DISPUTE_TALKS_DAYS = 30
/** Years of age from which a person contracts alone. */
export const ADULT_AGE_YEARS = 18
/**
 * Hours in which the grievance officer confirms a complaint, and days in which it is settled.
 * @source docs/sources.md#grievances
 */
export const GRIEVANCE_RECEIPT_HOURS = 48
export const GRIEVANCE_DAYS = 30
/** Day on which the texts of the policies last changed: ISO 8601. */
export const POLICIES_UPDATED_ON = '2026-11-27'
