import { plainHash } from '../../ground/limits/keyed-hash.ts'

/**
 * What a customer asks for a credit note by. Its number counts the shop's, and stays on the paper; the order's id, which is
 * random, keeps this from being made by anybody who does not know the order.
 */
export function creditNoteId(orderId: string, number: string): string {
  return plainHash(`credit note\n${orderId}\n${number}`)
}
