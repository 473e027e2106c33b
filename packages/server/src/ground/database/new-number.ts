import { randomInt } from 'node:crypto'
import { istDate } from '@dawakit/core/delivery'

/** Without I, L, O and U: what is read out on the telephone is typed in right. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LETTERS = 7

/**
 * A number for people and gateways: `DWK-261114-7F3KQ9T`, the day in India and 35 random bits.
 * @param prefix - What it is a number of.
 * @returns 18 characters: every gateway takes 30 and more.
 */
export function newNumber(prefix: 'DWK' | 'DRX' | 'RET', now: number): string {
  const day = istDate(now).replaceAll('-', '').slice(2)
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
  return `${prefix}-${day}-${random.join('')}`
}
