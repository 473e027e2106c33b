import type { Mail } from '../context/providers.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/** A message to one person. */
export type OutboxMessage = { kind: 'sms' /** E.164 */; to: string; text: string } | ({ kind: 'mail' } & Mail)

export interface EnqueueOptions {
  /** Epoch milliseconds. */
  now: number
  /** Two messages with one key are one: what happened, to whom, e.g. `order-placed:<order id>`. */
  dedupeKey: string
  /** Epoch milliseconds from when on the message is of no use (a code that has run out). @default never */
  expiresAt?: number
}

/**
 * Writes a message down in the caller's transaction, so that it leaves if and only if that commits.
 * Wake the worker after the commit (`context.outbox.wake()`), and it leaves at once.
 *
 * @param trx - The transaction that the message belongs to.
 * @returns false when the same message was written before.
 */
export async function enqueue(
  trx: Database,
  message: OutboxMessage,
  { now, dedupeKey, expiresAt }: EnqueueOptions,
): Promise<boolean> {
  const { kind, to, ...payload } = message
  const result = await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      recipient: to,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey,
      created_at: now,
      next_try_at: now,
      expires_at: expiresAt ?? null,
      tries: 0,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}
