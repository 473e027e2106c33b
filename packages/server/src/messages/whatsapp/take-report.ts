import { setTimeout as wait } from 'node:timers/promises'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { sendFallback } from '../outbox/deliver.ts'
import { openMessage } from '../outbox/kept-message.ts'
import type { Report } from './report.ts'

/** A report may come before we have written down what it is about: pauses before it is looked for again. */
const LOOK_AGAIN_MS = [200, 1000, 2000]
/** With or without a point, in any case: what customers write to hear no more, and to hear again. */
const STOP = /^\s*(stop|unsubscribe)[\s.!]*$/i
const START = /^\s*(start|subscribe)[\s.!]*$/i

/** Does what Meta reports: sends by SMS what did not arrive, and hears who wants no more. Each as often as it is told. */
export async function takeReport(context: ServerContext, { statuses, messages }: Report): Promise<void> {
  for (const { id, status, errors } of statuses) {
    if (status === 'delivered' || status === 'read') await arrived(context, id)
    if (status === 'failed') await failed(context, id, errors?.[0]?.code ?? null)
  }
  for (const { from, text, button } of messages) {
    const said = text?.body ?? button?.text ?? ''
    if (STOP.test(said)) await setStopped(context, from, context.clock())
    else if (START.test(said)) await setStopped(context, from, null)
  }
}

/** It needs no other way any more. */
async function arrived({ db }: ServerContext, providerId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sealed: null })
    .where('provider_id', '=', providerId)
    .where('given_up_at', 'is', null)
    .execute()
}

async function failed(context: ServerContext, providerId: string, code: number | null): Promise<void> {
  const { db, clock, config, log, outbox } = context
  const row = await find(context, providerId)
  if (!row) return
  const reason = `whatsapp did not deliver${code === null ? '' : ` (${code})`}`
  log.warn({ id: row.id, kind: row.kind, reason }, 'message not delivered')
  await inTransaction(db, async (trx) => {
    // Of two reports of one failure, one finds it sealed.
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ sealed: null, last_error: reason })
      .where('id', '=', row.id)
      .where('sealed', 'is not', null)
      .executeTakeFirst()
    const kept = openMessage(config, row)
    if (numUpdatedRows === 1n && kept) await sendFallback(trx, { ...row, ...kept }, clock())
  })
  outbox.wake()
}

async function find({ db }: ServerContext, providerId: string) {
  for (const pauseMs of [...LOOK_AGAIN_MS, null]) {
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
    if (row || pauseMs === null) return row
    await wait(pauseMs)
  }
}

/** @param from - As Meta writes a number: `919876543210`. */
async function setStopped({ db }: ServerContext, from: string, at: number | null): Promise<void> {
  const mobile = /^91(\d{10})$/.exec(from)?.[1]
  if (mobile === undefined) return
  await db.updateTable('customer').set({ whatsapp_stopped_at: at }).where('mobile', '=', mobile).execute()
}
