import type { PayTo } from '../contract/returns.ts'
import { latinDigits } from '../language/latin-digits.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { accountHolderMissing, accountNotRight, ifscNotRight, upiNotRight } from '../refusals/returns.ts'
import { HOLDER_MAX } from './limits.ts'

const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/
const ACCOUNT = /^\d{9,18}$/
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

/**
 * Whether money can be sent there, as far as one can see: the form of a UPI id, of an account number and of an IFSC.
 *
 * @returns null when it can, else the sentence to show.
 * @source docs/sources.md#pay-back
 */
export function checkPayTo(to: PayTo): Refusal | null {
  if (to.way === 'upi') return UPI_ID.test(to.upiId) ? null : upiNotRight
  if (to.holder.trim() === '' || to.holder.length > HOLDER_MAX) return accountHolderMissing
  if (!ACCOUNT.test(to.accountNumber)) return accountNotRight
  return IFSC.test(to.ifsc) ? null : ifscNotRight
}

/** As it is kept: digits as 0 to 9, IFSC in capitals, an account number without the spaces that people read it by. */
export function tidyPayTo(to: PayTo): PayTo {
  if (to.way === 'upi') return { way: 'upi', upiId: latinDigits(to.upiId).trim() }
  return {
    way: 'bank',
    holder: to.holder.trim(),
    accountNumber: latinDigits(to.accountNumber).replaceAll(/[\s-]/g, ''),
    ifsc: latinDigits(to.ifsc).trim().toUpperCase(),
  }
}
