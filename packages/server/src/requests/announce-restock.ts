import { accountMails } from '@dawakit/core/messages'
import { productPath } from '@dawakit/core/product'
import { inTransaction } from '../database/in-transaction.ts'
import { newId } from '../database/new-id.ts'
import { composeMail } from '../outbox/compose-mail.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { productSummariesById } from '../products/product-summary.ts'
import type { ServerContext } from '../server-context.ts'

const BATCH = 100

/**
 * Tells those who asked that a product is back: a notification, and a mail or else an SMS. Each request is
 * answered once, also when two processes look at the same time.
 *
 * @returns How many were told.
 */
export async function announceRestock(
  context: Pick<ServerContext, 'db' | 'config' | 'clock' | 'outbox'>,
): Promise<number> {
  const { db, clock, outbox } = context
  const due = await db
    .selectFrom('stock_request')
    .innerJoin('stock', 'stock.product_id', 'stock_request.product_id')
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
    .orderBy('stock_request.created_at')
    .limit(BATCH)
    .execute()
  const ids = [...new Set(due.map((request) => request.product_id))]
  const products = await productSummariesById(db, ids)
  let told = 0
  for (const request of due) {
    const product = products.get(request.product_id)
    if (!product) continue
    const path = productPath(product)
    const isNew = await inTransaction(db, async (trx) => {
      const answered = await trx
        .updateTable('stock_request')
        .set({ answered_at: clock() })
        .where('user_id', '=', request.user_id)
        .where('product_id', '=', request.product_id)
        .where('answered_at', 'is', null)
        .executeTakeFirst()
      if (answered.numUpdatedRows !== 1n) return false
      const words = accountMails.backInStock
      await trx
        .insertInto('notification')
        .values({
          id: newId(),
          title: words.subject(product.name),
          description: words.text(product.name),
          link: path,
          user_id: request.user_id,
          created_at: clock(),
        })
        .execute()
      const message = messageTo(context, request, product.name, path)
      if (message) {
        const dedupeKey = `restock:${request.user_id}:${request.product_id}:${request.created_at}`
        await enqueue(trx, message, { now: clock(), dedupeKey })
      }
      return true
    })
    if (isNew) told++
  }
  if (told > 0) outbox.wake()
  return told
}

function messageTo(
  { config }: Pick<ServerContext, 'config'>,
  to: { email: string; mobile: string | null },
  name: string,
  path: string,
) {
  const words = accountMails.backInStock
  const storeName = config.store.name
  if (to.email) {
    const mail = composeMail({
      to: to.email,
      subject: words.subject(name),
      heading: words.heading,
      paragraphs: [words.text(name)],
      action: { label: words.action, url: `${config.storeUrl}${path}` },
      note: words.note,
      storeName,
    })
    return { kind: 'mail' as const, ...mail }
  }
  return to.mobile ? { kind: 'sms' as const, to: `+91${to.mobile}`, text: words.sms(name, storeName) } : null
}
