import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { DatabaseUnavailable } from '../../ground/database/database-unavailable.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { OutboxTable } from '../../ground/database/schema/orders.ts'
import { ProviderError } from '../../ground/providers/provider-error.ts'
import type { SmsWish } from '../../ground/registered-messages/sms-kinds.ts'
import { enqueue } from './enqueue.ts'
import { sealMessage } from './kept-message.ts'
import { sendMessage } from './send-message.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Waits before the second, third … try. After the last one the message is given up. */
const BACKOFF_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
  180 * MINUTE_MS,
  360 * MINUTE_MS,
]
/** What may go another way does not wait for hours: after so many tries it does. */
const WHATSAPP_TRIES = 4
/** Pauses before it is tried again to write down that a message has left: within the lease, whatever each try takes. */
const NOTE_AGAIN_MS = [100, SECOND_MS, 5 * SECOND_MS, 10 * SECOND_MS]
/** `next_try_at` of a message that is not tried again. */
const NEVER = Number.MAX_SAFE_INTEGER

/** What stays in the open of a message that has left or was given up: its key, so that it is not written again, and when. */
const EMPTIED = { payload: '', recipient: '' } as const

export type OutboxContext = Pick<ServerContext, 'db' | 'providers' | 'clock' | 'log' | 'config'> &
  Partial<Pick<ServerContext, 'watch'>>
type Row = Selectable<OutboxTable>

/** Sends a message that this worker has claimed. @returns whether it has left */
export async function deliver(context: OutboxContext, row: Row): Promise<boolean> {
  if (row.expires_at !== null && row.expires_at <= context.clock()) {
    await giveUp(context, row, 'expired')
    return false
  }
  let providerId: string | null
  try {
    providerId = await sendMessage(context, row)
  } catch (error) {
    await notSent(context, row, error)
    return false
  }
  // What WhatsApp has taken may come back undelivered: until it reports, the other way stays open.
  const sealed = providerId !== null && fallbackOf(row) ? sealMessage(context.config, row.id, row) : null
  await insist(() =>
    change(context, row, {
      ...EMPTIED,
      sent_at: context.clock(),
      last_error: null,
      provider_id: providerId,
      sealed,
    }),
  )
  return true
}

async function notSent(context: OutboxContext, row: Row, error: unknown): Promise<void> {
  const reason = error instanceof ProviderError ? error.message : nameOf(error)
  const tries = row.tries + 1
  context.log.warn({ id: row.id, kind: row.kind, tries, reason }, 'message not sent')
  const isFinal = error instanceof ProviderError && error.isFinal
  const pauseMs = BACKOFF_MS[row.tries]
  if (row.kind === 'whatsapp' && (isFinal || tries >= WHATSAPP_TRIES))
    await goAnotherWay(context, row, reason)
  else if (pauseMs === undefined || isFinal) await giveUp(context, row, reason)
  else await change(context, row, { next_try_at: context.clock() + pauseMs, last_error: reason })
}

/** What is given up stays for who has the secret, until its time ends. */
async function giveUp(context: OutboxContext, row: Row, reason: string): Promise<void> {
  await change(context, row, {
    ...EMPTIED,
    next_try_at: NEVER,
    last_error: reason,
    given_up_at: context.clock(),
    sealed: sealMessage(context.config, row.id, row),
  })
}

/** WhatsApp was but a second way: what its SMS says goes by SMS, the rest by the mail that was written beside it. */
async function goAnotherWay(context: OutboxContext, row: Row, reason: string): Promise<void> {
  const { db, clock } = context
  await inTransaction(db, async (trx) => {
    await change({ db: trx }, row, { ...EMPTIED, next_try_at: NEVER, last_error: reason })
    await sendFallback(trx, row, clock())
  })
}

/** Writes the SMS of a WhatsApp message that did not arrive; once. */
export async function sendFallback(
  trx: ServerContext['db'],
  row: Pick<Row, 'payload' | 'recipient' | 'dedupe_key'>,
  now: number,
): Promise<void> {
  const fallback = fallbackOf(row)
  if (!fallback) return
  const message = { kind: 'sms' as const, to: row.recipient, ...fallback }
  await enqueue(trx, message, { now, dedupeKey: `${row.dedupe_key}:sms` })
}

function fallbackOf({ payload }: Pick<Row, 'payload'>): SmsWish | null {
  return JSON.parse(payload).fallback ?? null
}

const change = ({ db }: Pick<OutboxContext, 'db'>, row: Row, values: Partial<Row>) =>
  // A worker that comes late changes nothing of what another has sent.
  db.updateTable('outbox').set(values).where('id', '=', row.id).where('sent_at', 'is', null).execute()

/** It has left: who cannot write that down now tries again while no other may take the message, or it leaves twice. */
async function insist(note: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of [...NOTE_AGAIN_MS, null]) {
    try {
      await note()
      return
    } catch (error) {
      if (pauseMs === null || !(error instanceof DatabaseUnavailable)) throw error
      await wait(pauseMs)
    }
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
