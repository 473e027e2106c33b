import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { createPoller, type Poller } from '../../ground/context/poller.ts'
import type { OutboxTable } from '../../ground/database/schema/orders.ts'
import { deliver, type OutboxContext } from './deliver.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** How long a worker holds a claimed message: longer than a provider may take, so that no other sends it too. */
const LEASE_MS = MINUTE_MS
/** How often a started worker looks without being woken: for retries, and for what another process enqueued. */
const POLL_MS = 2 * SECOND_MS
const BATCH = 20
type Row = Selectable<OutboxTable>

/**
 * The worker that sends what was written. Any number of them may run on one database: each message leaves once. SMS, mails
 * and WhatsApp do not wait for each other: a code is of use for minutes, also while the mail provider does not answer. What a
 * provider took without our hearing so leaves again, but by one that knows a repeated id: see docs/messages.md.
 */
export function createOutbox(context: OutboxContext): Poller {
  const lanes = (['sms', 'mail', 'whatsapp'] as const).map((kind) =>
    createPoller(
      `outbox-${kind}`,
      POLL_MS,
      (isStopped) => sendAllDue(context, kind, isStopped),
      context.log,
      context.watch,
    ),
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
      context.providers.mail.close?.()
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
      // One that fails at once waits for nothing: on SQLite a long queue of such would keep this thread for itself.
      await nextTurn()
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
