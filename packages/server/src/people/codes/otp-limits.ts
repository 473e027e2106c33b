import { OTP_LENGTH, OTP_LENGTH_UNDER_ATTACK } from '@dawakit/core/customer'
import { HOUR_MS } from '../../ground/limits/attempts.ts'

export const DAY_MS = 24 * HOUR_MS

/** Milliseconds that a code is good for. */
export const OTP_LIFE_MS = 300_000
/** Wrong codes that an attempt bears before its code is dead. */
export const OTP_TRIES = 5
/** Milliseconds before the first, second, third and every further repetition of an attempt. */
export const OTP_RESEND_MS = [30_000, 60_000, 120_000] as const

/**
 * What holds guesses back. The numbers belong together: `docs/decisions/018-codes-that-cannot-be-guessed.md` has the sum,
 * and `code-guessing.test.ts` counts it again.
 */
export const codeLimits = {
  /** Sends an hour to one number that cost nothing, and as many again for each device that has signed in before. */
  sendsPerNumber: 5,
  /** Wrong codes of one number in 24 hours from which on its codes are long and sending them costs work. */
  wrongPerNumber: 10,
  /** Short codes of one number that may be live side by side; a further one is long. */
  shortPerNumber: 3,
  /** Long codes that one network has asked for: wrong ones of the last hour, and the tries that its live ones have left. */
  guessesPerNetwork: 30,
  /** Wrong codes in the whole shop, and the tries that live short codes have left, over which all codes are long. */
  shop: {
    hour: { floor: 150, share: 0.5, ceiling: 1000 },
    day: { floor: 300, share: 0.25, ceiling: 4000 },
  },
} as const

/** The wrong codes that a shop bears: a share of those that were right, as people mistype, between two bounds. */
export function borneWrong(
  { floor, share, ceiling }: { floor: number; share: number; ceiling: number },
  right: number,
): number {
  return Math.min(ceiling, Math.max(floor, right * share))
}

interface Attack {
  numbers: number
  addresses: number
  /** Codes an hour that one address may ask for without work. */
  sendsPerAddress: number
}

/** Accounts that an attacker got in an hour while a number had one code of four digits, and only sends were counted. */
export function accountsAnHourBefore({ numbers, addresses, sendsPerAddress }: Attack): number {
  const sends = Math.min(numbers * codeLimits.sendsPerNumber, addresses * sendsPerAddress)
  return (sends * OTP_TRIES) / 10 ** OTP_LENGTH
}

/**
 * Accounts an hour that an attacker gets at most, however the guesses are spread.
 *
 * @param rightADay - Sign-ins of the shop in a day: who has many bears more wrong codes before all codes are long.
 */
export function accountsAnHour({ addresses }: Pick<Attack, 'addresses'>, rightADay: number): number {
  const short = borneWrong(codeLimits.shop.day, rightADay) / 24 / 10 ** OTP_LENGTH
  const long = (addresses * codeLimits.guessesPerNetwork) / 10 ** OTP_LENGTH_UNDER_ATTACK
  return short + long
}
