import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Subscriber } from '../../ground/happenings/subscriber.ts'
import { readOrder } from '../../orders/read/orders.sql.ts'
import { tell } from '../../orders/tell/tell-customer.ts'
import { recallMails } from './recall-mail-labels.ts'
import { customersToTell } from './recall-told.sql.ts'
import { findRecall, type RecallRow } from './recalls.sql.ts'

/** Customers of one transaction. */
const TOGETHER = 20

type TellContext = Pick<ServerContext, 'db' | 'clock' | 'config' | 'outbox'>

/** Tells who has packs of a recalled batch, once the desk has said so. */
export const tellOfRecalls = (context: TellContext): Subscriber => ({
  name: 'recalls',
  on: {
    'recall.announced': async ({ facts }) => {
      await tellOfRecall(context, facts.recallId)
    },
  },
})

/**
 * Tells everybody to whom a parcel of a recalled batch has left, by notification, mail and SMS, and each of them once: what was interrupted
 * goes on where it was.
 *
 * @returns how many were told now
 */
export async function tellOfRecall(context: TellContext, recallId: string): Promise<number> {
  const { db, outbox } = context
  const recall = await findRecall(db, recallId)
  if (!recall || recall.is_taken_back === 1) return 0
  const customers = await customersToTell(db, recall)
  const giveWay = createGiveWay()
  let count = 0
  for (let from = 0; from < customers.length; from += TOGETHER) {
    const some = customers.slice(from, from + TOGETHER)
    count += await inTransaction(db, async (trx) => {
      let told = 0
      for (const customer of some) if (await tellCustomer(trx, context, recall, customer)) told++
      return told
    })
    outbox.wake()
    await giveWay()
  }
  return count
}

async function tellCustomer(
  trx: Database,
  context: TellContext,
  { id, batch, name }: RecallRow,
  { customerId, orderId }: { customerId: string; orderId: string },
): Promise<boolean> {
  const { config, clock } = context
  const isFirst = await trx
    .insertInto('recall_told')
    .values({ recall_id: id, customer_id: customerId, order_id: orderId, told_at: clock() })
    .onConflict((conflict) => conflict.columns(['recall_id', 'customer_id']).doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  if (!isFirst) return false
  const order = await readOrder(trx, orderId)
  const { supportPhone, supportEmail } = config.store
  await tell(trx, context, order, {
    subject: recallMails.subject(name),
    text: [
      recallMails.text(name, batch, order.orderNumber),
      recallMails.todo,
      recallMails.help(supportPhone, supportEmail),
    ],
    dedupeKey: `batch-recalled:${id}:${customerId}`,
    sms: {
      template: 'batch-recalled',
      values: { product: name, store: config.store.name, order: order.orderNumber },
    },
  })
  return true
}
