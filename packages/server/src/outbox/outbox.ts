import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { createPoller, type Poller } from '../context/poller.ts'
import type { Mail } from '../context/providers.ts'
import type { ServerContext } from '../context/server-context.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { OutboxTable } from '../database/schema/orders.ts'
import { ProviderError } from '../providers/provider-error.ts'

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
/** How long a worker holds a claimed message: longer than a provider may take, so that no other sends it too. */
const LEASE_MS = MINUTE_MS
/** Pauses before it is tried again to write down that a message has left: within the lease, whatever each try takes. */
const NOTE_AGAIN_MS = [100, SECOND_MS, 5 * SECOND_MS, 10 * SECOND_MS]
/** How often a started worker looks without being woken: for retries, and for what another process enqueued. */
const POLL_MS = 2 * SECOND_MS
const BATCH = 20
/** `next_try_at` of a message that has been given up. */
const NEVER = Number.MAX_SAFE_INTEGER

/** What stays of a message that has left or was given up: its key, so that it is not written again, and when. */
const EMPTIED = { payload: '', recipient: '' } as const

type OutboxContext = Pick<ServerContext, 'db' | 'providers' | 'clock' | 'log'>
type Row = Selectable<OutboxTable>

/**
 * The worker that sends SMS and mails. Any number of them may run on one database: each message leaves once. SMS and
 * mails do not wait for each other: a code is of use for minutes, also while the mail provider does not answer. A mail whose
 * provider took it without our hearing so leaves again: Postmark knows no key that makes two requests one, Twilio does.
 */
export function createOutbox(context: OutboxContext): Poller {
  const lanes = (['sms', 'mail'] as const).map((kind) =>
    createPoller(`outbox-${kind}`, POLL_MS, (isStopped) => sendAllDue(context, kind, isStopped), context.log),
  )
  return {
    wake: () => {
      for (const lane of lanes) lane.wake()
    },
    runOnce: async () => {
      const sent = await Promise.all(lanes.map((lane) => lane.runOnce()))
      return sent.reduce((sum, count) => sum + count, 0)
    },
    start: () => {
      for (const lane of lanes) lane.start()
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

async function sendAllDue(
  context: OutboxContext,
  kind: Row['kind'],
  isStopped: () => boolean,
): Promise<number> {
  let sent = 0
  while (!isStopped()) {
    const due = await context.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', kind)
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', context.clock())
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (due.length === 0) break
    for (const row of due) {
      if (isStopped()) break
      if ((await claim(context, row)) && (await deliver(context, row))) sent++
    }
  }
  return sent
}

/** Takes a message for this worker: the one whose update finds the row as it was read. */
async function claim({ db, clock }: OutboxContext, row: Row): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ next_try_at: clock() + LEASE_MS, tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('sent_at', 'is', null)
    .where('tries', '=', row.tries)
    .where('next_try_at', '=', row.next_try_at)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

async function deliver(context: OutboxContext, row: Row): Promise<boolean> {
  const { db, clock, log } = context
  const finish = (change: Partial<Row>) =>
    db.updateTable('outbox').set(change).where('id', '=', row.id).execute()
  const giveUp = (reason: string) => finish({ ...EMPTIED, next_try_at: NEVER, last_error: reason })

  if (row.expires_at !== null && row.expires_at <= clock()) {
    await giveUp('expired')
    return false
  }
  try {
    await send(context, row)
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : nameOf(error)
    const pauseMs = BACKOFF_MS[row.tries]
    log.warn({ id: row.id, kind: row.kind, tries: row.tries + 1, reason }, 'message not sent')
    if (pauseMs === undefined || isRefused(error)) await giveUp(reason)
    else await finish({ next_try_at: clock() + pauseMs, last_error: reason })
    return false
  }
  await insist(() => finish({ ...EMPTIED, sent_at: clock(), last_error: null }))
  return true
}

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

async function send({ providers }: OutboxContext, row: Row): Promise<void> {
  const payload = JSON.parse(row.payload)
  if (row.kind === 'sms') return providers.sms.send(row.recipient, payload.text, row.id)
  const { subject, text, html } = payload as Mail
  return providers.mail.send({ to: row.recipient, subject, text, html })
}

/** The provider will never take this message: a bad number or address. Credentials (401, 403) can be mended. */
function isRefused(error: unknown): boolean {
  return error instanceof ProviderError && [400, 406, 422].includes(error.status ?? 0)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
