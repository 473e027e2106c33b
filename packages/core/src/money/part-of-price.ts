import { type Paise, paise } from './paise.ts'

/**
 * The part of a price that some pieces of several have, rounded down: who takes parts of what is left, one after the other,
 * has taken the whole price with the last piece, to the paisa.
 *
 * @throws {RangeError} when there are fewer pieces than are taken.
 * @source docs/sources.md#refund-of-a-line
 */
export function partOfPrice(price: Paise, pieces: number, of: number): Paise {
  if (pieces < 0 || pieces > of) throw new RangeError(`${pieces} pieces cannot be taken of ${of}.`)
  return pieces === 0 ? paise(0) : paise(Number((BigInt(price) * BigInt(pieces)) / BigInt(of)))
}
