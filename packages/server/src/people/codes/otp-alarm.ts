import { OTP_LENGTH } from '@dawakit/core/customer'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import { HOUR_MS, takeAttempt } from '../../ground/limits/attempts.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { enqueue, type OutboxMessage } from '../../messages/outbox/enqueue.ts'
import { codesSent, countSent, guessesOfShop, type ShopGuesses } from './code-pressure.ts'
import { codeLimits, DAY_MS } from './otp-limits.ts'

/** Numbers whose codes were guessed at, each once in 24 hours. */
const GUESSED_AT = 'otp:guessed-at'

/**
 * After a wrong code: says that somebody guesses, at this number once a day and in the whole shop once an hour, in the log,
 * and to the number's customer by SMS.
 *
 * @param wrong - How many the number has had in 24 hours.
 */
export async function soundAlarm(context: ServerContext, mobile: string, wrong: number): Promise<void> {
  const { db, clock, log } = context
  const shop = await guessesOfShop(context, OTP_LENGTH)
  const once = { bucket: 'otp:alarm', limit: 1, windowMs: HOUR_MS }
  if (shop.isOver && (await takeAttempt(db, clock(), once)) === null) {
    log.warn({ wrongCodes: shop.wrong }, 'wrong codes all over the shop: codes are longer and cost work')
  }
  if (wrong < codeLimits.wrongPerNumber) return
  const bucket = `otp:told:${keyedHash(context.config, 'mobile', mobile)}`
  if ((await takeAttempt(db, clock(), { bucket, limit: 1, windowMs: DAY_MS })) !== null) return
  await db.insertInto('attempt').values({ id: newId(), bucket: GUESSED_AT, at: clock() }).execute()
  log.warn({ wrongCodes: wrong }, 'somebody guesses the codes of a number')
  await tellOwner(context, mobile)
}

/** Counts a code that is sent, and says once an hour in the log where the shop sends more of them in a day than it expects to. */
export async function soundSpending(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'log'>,
): Promise<void> {
  const { db, clock, config, log } = context
  const sent = await countSent(context)
  if (sent <= config.limits.codesOfShop) return
  const once = { bucket: 'otp:spending', limit: 1, windowMs: HOUR_MS }
  if ((await takeAttempt(db, clock(), once)) !== null) return
  log.warn({ codesSent: sent }, 'more login codes were sent in a day than LIMIT_CODES_OF_SHOP')
}

/** For whoever watches the shop. */
export async function watchCodes(
  context: Pick<ServerContext, 'db' | 'clock' | 'config'>,
): Promise<ShopGuesses & { numbers: number; sent: number }> {
  const { count } = await context.db
    .selectFrom('attempt')
    .select((select) => select.fn.countAll().as('count'))
    .where('bucket', '=', GUESSED_AT)
    .where('at', '>', context.clock() - DAY_MS)
    .executeTakeFirstOrThrow()
  return {
    ...(await guessesOfShop(context, OTP_LENGTH)),
    numbers: Number(count),
    sent: await codesSent(context),
  }
}

async function tellOwner({ db, clock, config, outbox }: ServerContext, mobile: string): Promise<void> {
  const owner = await db
    .selectFrom('customer')
    .select('id')
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!owner) return
  const now = clock()
  const sms: OutboxMessage = {
    kind: 'sms',
    to: `+91${mobile}`,
    template: 'codes-guessed',
    values: { store: config.store.name },
  }
  await inTransaction(db, (trx) => enqueue(trx, sms, { now, dedupeKey: `guessed:${newId()}` }))
  outbox.wake()
}
