/**
 * Days that a prescription is good for at most, the day of the check among them.
 * @source our choice; docs/sources.md#prescription-check
 */
export const PRESCRIPTION_DAYS_MAX = 180
/** Packs that may be given on one prescription: as many as a line of the cart can hold. */
export { CART_MAX as GRANT_PACKS_MAX } from '../cart/limits.ts'
/** Characters of a pharmacist's question, of its answer, and of a reason that customers read. */
export const QUESTION_MAX = 1000
export const ANSWER_MAX = 1000
export const REASON_MAX = 300
/** Characters of a prescriber's name and registration number, and of an address. */
export const PRESCRIBER_MAX = 120
export const PARTICULARS_ADDRESS_MAX = 300
