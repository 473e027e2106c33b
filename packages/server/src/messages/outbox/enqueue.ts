import type { Mail } from '../../ground/context/providers.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { SMS_KINDS, type SmsWish } from '../../ground/registered-messages/sms-kinds.ts'
import { fillTemplate } from '../../ground/registered-messages/template.ts'
import type { WhatsappWish } from '../../ground/registered-messages/whatsapp-kinds.ts'

/** A message to one person: `to` is E.164 but for mails. What an SMS says is put together when it leaves. */
export type OutboxMessage =
  | ({ kind: 'sms'; to: string } & SmsWish)
  | ({
      kind: 'whatsapp'
      to: string /** The SMS that goes where WhatsApp cannot. */
      fallback: SmsWish | null
    } & WhatsappWish)
  | ({ kind: 'mail' } & Mail)

/** What a process of a release before this one sends, which may run on the database while the shop is brought up to date. */
const ownWords = ({ template, values }: SmsWish): string =>
  fillTemplate({ text: SMS_KINDS[template].text, variables: [] }, values).text

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
      // Those of one moment leave as they came.
      id: newIdInOrder(),
      kind,
      recipient: to,
      payload: JSON.stringify(kind === 'sms' ? { ...payload, text: ownWords(message) } : payload),
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
