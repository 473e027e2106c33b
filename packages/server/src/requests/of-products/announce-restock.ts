import type { ProductSummary } from '@dawakit/core/contract'
import { productPath } from '@dawakit/core/product'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import { createPoller, type Poller } from '../../ground/context/poller.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue, type OutboxMessage } from '../../messages/outbox/enqueue.ts'
import { sendNotification } from '../../people/notifications/send-notification.ts'
import { requestMails } from './request-mail-labels.ts'

const BATCH = 100
const MINUTE_MS = 60_000

type Context = Pick<ServerContext, 'db' | 'config' | 'clock' | 'log' | 'outbox'> &
  Partial<Pick<ServerContext, 'watch'>>

/**
 * Tells who waits, soon after it is woken; and each minute, for pieces that another process brought back or that a
 * process brought back and died.
 */
export function createRestock(context: Context): Poller {
  return createPoller(
    'restock',
    MINUTE_MS,
    (isStopped) => announceRestock(context, isStopped),
    context.log,
    context.watch,
  )
}

/**
 * Tells those who asked that a product can be bought again: a notification, and a mail or else an SMS. Each request
 * is answered once, also when two processes look at the same time.
 *
 * @returns How many were told.
 */
async function announceRestock(context: Context, isStopped: () => boolean): Promise<number> {
  const { db, outbox } = context
  let told = 0
  while (!isStopped()) {
    const due = await waitingForStock(db)
    const products = await productSummariesById(db, [...new Set(due.map((request) => request.product_id))])
    let toldNow = 0
    for (const request of due) {
      const product = products.get(request.product_id)
      if (product && (await tellOnce(context, request, product))) toldNow++
    }
    told += toldNow
    if (due.length < BATCH || toldNow === 0) break
  }
  if (told > 0) outbox.wake()
  return told
}

function waitingForStock(db: Database) {
  return db
    .selectFrom('stock_request')
    .innerJoin('stock', 'stock.product_id', 'stock_request.product_id')
    .innerJoin('product', 'product.id', 'stock_request.product_id')
    .innerJoin('customer', 'customer.id', 'stock_request.user_id')
    .select([
      'stock_request.user_id',
      'stock_request.product_id',
      'stock_request.created_at',
      'customer.email',
      'customer.mobile',
    ])
    .where('stock_request.answered_at', 'is', null)
    .where('stock.free', '>', 0)
    .where('product.is_for_sale', '=', 1)
    .orderBy('stock_request.created_at')
    .limit(BATCH)
    .execute()
}

type Waiting = Awaited<ReturnType<typeof waitingForStock>>[number]

/** @returns false when the request was answered by somebody else meanwhile. */
async function tellOnce(context: Context, request: Waiting, product: ProductSummary): Promise<boolean> {
  const now = context.clock()
  const link = productPath(product)
  const words = requestMails.backInStock
  return inTransaction(context.db, async (trx) => {
    const answered = await trx
      .updateTable('stock_request')
      .set({ answered_at: now })
      .where('user_id', '=', request.user_id)
      .where('product_id', '=', request.product_id)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    if (answered.numUpdatedRows !== 1n) return false
    const notification = { title: words.subject(product.name), description: words.text(product.name), link }
    await sendNotification(trx, { ...notification, userId: request.user_id }, now)
    const message = messageTo(context, request, product.name, link)
    if (message) {
      const dedupeKey = `restock:${request.user_id}:${request.product_id}:${request.created_at}`
      await enqueue(trx, message, { now, dedupeKey })
    }
    return true
  })
}

function messageTo(
  { config }: Pick<ServerContext, 'config'>,
  to: { email: string; mobile: string | null },
  name: string,
  path: string,
): OutboxMessage | null {
  const words = requestMails.backInStock
  const storeName = config.store.name
  if (to.email) {
    const mail = composeMail({
      to: to.email,
      subject: words.subject(name),
      heading: words.heading,
      paragraphs: [words.text(name)],
      action: { label: words.action, url: `${config.storeUrl}${path}` },
      note: words.note,
      config,
    })
    return { kind: 'mail', ...mail }
  }
  if (!to.mobile) return null
  return {
    kind: 'sms',
    to: `+91${to.mobile}`,
    template: 'back-in-stock',
    values: { product: name, store: storeName },
  }
}
