import type { Kysely } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { HOUR_MS } from '../../ground/limits/attempts.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { networksAround } from '../../ground/limits/network-of.ts'
import { borneWrong, codeLimits, DAY_MS, OTP_TRIES } from './otp-limits.ts'

type Counting = Pick<ServerContext, 'db' | 'clock' | 'config'>

/** Who asks for a code, or guessed at one: hashes, as limits count them. */
export interface Asker {
  number: string
  /** '' when it is not known. */
  network: string
}

/** Of an IPv6 caller guesses are counted for the /56 around: one line has as many narrower networks as it likes. */
export function askerOf({ config }: Pick<ServerContext, 'config'>, mobile: string, address: string): Asker {
  const [own, around = own] = networksAround(address)
  return {
    number: keyedHash(config, 'mobile', mobile),
    network: address && keyedHash(config, 'address', around?.network ?? address),
  }
}

export const sendsOfNumber = (number: string) => `otp:number:${number}`
const wrongOfNumber = (number: string) => `otp:wrong:number:${number}`
const wrongOfNetwork = (network: string) => `otp:wrong:network:${network}`

/** Counts a wrong code. @returns how many its number has had in 24 hours */
export async function countWrong({ db, clock }: Counting, asker: Asker): Promise<number> {
  const at = clock()
  const buckets = [wrongOfNumber(asker.number), ...(asker.network ? [wrongOfNetwork(asker.network)] : [])]
  await db
    .insertInto('attempt')
    .values(buckets.map((bucket) => ({ id: newId(), bucket, at })))
    .execute()
  await countInHour(db, at, { wrong_codes: 1 })
  return wrongCodesOf({ db, clock }, asker.number)
}

/** Counts a sign-in by code. */
export async function countSignIn({ db, clock }: Pick<Counting, 'db' | 'clock'>): Promise<void> {
  await countInHour(db, clock(), { sign_ins: 1 })
}

/** Counts a code that is sent. @returns how many the shop has sent in the last day; the clock's hours count whole */
export async function countSent({ db, clock }: Pick<Counting, 'db' | 'clock'>): Promise<number> {
  await countInHour(db, clock(), { codes_sent: 1 })
  return codesSent({ db, clock })
}

/** How many codes the shop has sent in the last day; the clock's hours count whole. */
export async function codesSent({ db, clock }: Pick<Counting, 'db' | 'clock'>): Promise<number> {
  const { sum } = await db
    .selectFrom('sign_in_hour')
    .select((column) => column.fn.sum('codes_sent').as('sum'))
    .where('hour', '>', clock() - DAY_MS - HOUR_MS)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Wrong codes of one number in the last 24 hours, as far as they matter. */
export async function wrongCodesOf(
  { db, clock }: Pick<Counting, 'db' | 'clock'>,
  number: string,
): Promise<number> {
  return countSince(db, wrongOfNumber(number), clock() - DAY_MS)
}

/** Sends to one number in the last hour that nobody's own device asked for. */
export async function recentSends(
  { db, clock }: Pick<Counting, 'db' | 'clock'>,
  number: string,
): Promise<number> {
  return countSince(db, sendsOfNumber(number), clock() - HOUR_MS)
}

/** Live short codes of a number. */
export async function shortCodesOf(
  { db, clock }: Pick<Counting, 'db' | 'clock'>,
  number: string,
  short: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('code_attempt')
    .select((select) => select.fn.countAll().as('count'))
    .where('number_hash', '=', number)
    .where('digits', '=', short)
    .where('expires_at', '>', clock())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Guesses at long codes that a network has made in the last hour, or may still make with the codes that it has asked for. */
export async function guessesOfNetwork(
  { db, clock }: Pick<Counting, 'db' | 'clock'>,
  network: string,
  short: number,
): Promise<number> {
  const made = await countSince(db, wrongOfNetwork(network), clock() - HOUR_MS)
  const { tries } = await liveTries(db, clock())
    .where('network_hash', '=', network)
    .where('digits', '>', short)
    .executeTakeFirstOrThrow()
  return made + Number(tries ?? 0)
}

export interface ShopGuesses {
  /** Wrong codes in the last hour and in the last day; the clock's hours count whole. */
  wrong: { hour: number; day: number }
  /** Whether they are more than a shop with these sign-ins bears: all codes are long then. */
  isOver: boolean
}

/**
 * How many wrong codes the whole shop has seen. What live short codes can still take counts with them, as whoever has
 * asked for many at once may guess at all of them later.
 */
export async function guessesOfShop(
  { db, clock }: Pick<Counting, 'db' | 'clock'>,
  short: number,
): Promise<ShopGuesses> {
  const now = clock()
  const hours = await db
    .selectFrom('sign_in_hour')
    .selectAll()
    .where('hour', '>', now - DAY_MS - HOUR_MS)
    .execute()
  const { tries } = await liveTries(db, now).where('digits', '=', short).executeTakeFirstOrThrow()
  const sumSince = (since: number, column: 'wrong_codes' | 'sign_ins') =>
    hours.filter(({ hour }) => hour + HOUR_MS > since).reduce((sum, row) => sum + row[column], 0)
  const judge = (since: number, bounds: (typeof codeLimits.shop)['hour' | 'day']) => {
    const wrong = sumSince(since, 'wrong_codes')
    return { wrong, isOver: wrong + Number(tries ?? 0) > borneWrong(bounds, sumSince(since, 'sign_ins')) }
  }
  const hour = judge(now - HOUR_MS, codeLimits.shop.hour)
  const day = judge(now - DAY_MS, codeLimits.shop.day)
  return { wrong: { hour: hour.wrong, day: day.wrong }, isOver: hour.isOver || day.isOver }
}

/** The tries that live codes have left, summed. */
function liveTries(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom('code_attempt')
    .select(({ fn, eb }) => fn.sum(eb(eb.val(OTP_TRIES), '-', eb.ref('tries'))).as('tries'))
    .where('expires_at', '>', now)
}

async function countInHour(
  db: Database,
  at: number,
  more: Partial<Record<'wrong_codes' | 'sign_ins' | 'codes_sent', number>>,
): Promise<void> {
  const counted = { wrong_codes: 0, sign_ins: 0, codes_sent: 0, ...more }
  await db
    .insertInto('sign_in_hour')
    .values({ hour: Math.floor(at / HOUR_MS) * HOUR_MS, ...counted })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet((row) => ({
        wrong_codes: row('sign_in_hour.wrong_codes', '+', counted.wrong_codes),
        sign_ins: row('sign_in_hour.sign_ins', '+', counted.sign_ins),
        codes_sent: row('sign_in_hour.codes_sent', '+', counted.codes_sent),
      })),
    )
    .execute()
}

async function countSince(db: Database, bucket: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((select) => select.fn.countAll().as('count'))
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
