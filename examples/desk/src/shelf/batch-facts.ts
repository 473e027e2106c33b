import type { DeskShelfBatch } from '@dawakit/core/contract'
import { isBefore } from '../layout/times.ts'

/** The month of an expiry, as packs print it: yyyy-mm. @param expiresOn - yyyy-mm-dd, or '' */
export const monthOf = (expiresOn: string): string => expiresOn.slice(0, 7)

/** Whether packs of a batch are sold, and why not. @param today - yyyy-mm-dd */
export function stateOf({ held, isSold, expiresOn }: DeskShelfBatch, today: string) {
  if (held) return held
  if (isSold) return 'sold'
  return expiresOn !== '' && isBefore(expiresOn, today) ? 'expired' : 'tooSoon'
}
