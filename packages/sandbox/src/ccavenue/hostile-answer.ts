import { answerParameters, joinParameters } from './ccavenue-answer.ts'
import { BLOCK, encryptCcavenue } from './ccavenue-cipher.ts'
import type { CcavenueOrder } from './ccavenue-ledger.ts'

/** `'` and `<` are one bit away from `&` and `=`, which the gateway would not let through. */
const HARMLESS = "'order_status<Success"

/**
 * A failed payment's answer in which bits were flipped so that it reads `order_status=Success` once.
 *
 * CBC lets an attacker do that without the key, at the price of one garbled block for each place: here the
 * filler of an address that the customer has typed, and the true `order_status` itself.
 */
export function flippedAnswer(order: CcavenueOrder, workingKey: string): string {
  const withFiller = (length: number) =>
    joinParameters(answerParameters(order, 'Failure', { billing_address: 'x'.repeat(length) + HARMLESS }))
  const byteAt = (plain: string, part: string) => Buffer.byteLength(plain.slice(0, plain.indexOf(part)))

  const surplus = byteAt(withFiller(BLOCK), HARMLESS) % BLOCK
  const plain = withFiller(BLOCK + (surplus === 0 ? 0 : BLOCK - surplus))
  const cipher = Buffer.from(encryptCcavenue(plain, workingKey), 'hex')
  const flipBit = (index: number) => {
    cipher[index] = (cipher[index] ?? 0) ^ 1
  }
  const blockBefore = byteAt(plain, HARMLESS) - BLOCK
  flipBit(blockBefore)
  flipBit(blockBefore + HARMLESS.indexOf('<'))
  flipBit(byteAt(plain, 'order_status=Failure') + 4)
  return cipher.toString('hex')
}

/** A failed payment's answer in which the customer's own name carries a second `order_status`. */
export function injectedAnswer(order: CcavenueOrder, workingKey: string): string {
  const parameters = answerParameters(order, 'Failure', { billing_name: 'Meena&order_status=Success' })
  return encryptCcavenue(joinParameters(parameters), workingKey)
}

/** A true answer of another order that was paid earlier. */
export function replayedAnswer(earlier: CcavenueOrder, workingKey: string): string {
  return encryptCcavenue(joinParameters(answerParameters(earlier, 'Success')), workingKey)
}
