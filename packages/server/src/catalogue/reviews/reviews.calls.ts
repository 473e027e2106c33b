import { alreadyReviewed, loginToReview, notFound, productNotFound } from '@dawakit/core/refusals'
import { type Bought, checkReview } from '@dawakit/core/review'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { ignored } from '../../ground/contract/ignored.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall, requireSelf, type SignedInCaller } from '../../ground/http/define-call.ts'
import { paragraphs } from '../../ground/http/text.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'

const tag = 'Reviews'
const review = paragraphs(2000).default('')

export const reviewCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/review',
    summary: 'Reviews a product that was delivered to the customer; once per product.',
    tag,
    isForPartners: true,
    auth: 'user',
    loginMessage: loginToReview,
    body: z.object({
      productId: idSchema,
      review: z.object({
        rating: z.number(),
        review,
        userId: idSchema,
        username: ignored<string>(),
        email: ignored<string>(),
        date: ignored<string>(),
      }),
    }),
    answer: z.null(),
    async handle({ caller, body, db, clock }) {
      requireSelf(caller, body.review.userId)
      const { productId } = body
      const { rating, review } = body.review
      await requireProduct(db, productId)
      const mine = await readReview(db, productId, caller.userId)
      const bought = await boughtBy(db, productId, caller)
      refuseReview({ rating, review, bought, hasReviewed: mine !== undefined })
      await inTransaction(db, async (trx) => {
        await holdStock(trx, [productId])
        const { username, email } = await trx
          .selectFrom('customer')
          .select(['username', 'email'])
          .where('id', '=', caller.userId)
          .executeTakeFirstOrThrow()
        const at = clock()
        const added = await trx
          .insertInto('review')
          .values({
            product_id: productId,
            user_id: caller.userId,
            rating,
            review,
            username,
            email,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) throw new CallError(409, alreadyReviewed)
        await addToRating(trx, productId, rating, 1)
      })
      return { data: null }
    },
  }),
  defineCall({
    name: 'POST /post/updateReview',
    summary: "Changes the customer's own review; in the store alone.",
    tag,
    auth: 'user',
    loginMessage: loginToReview,
    body: z.object({
      productId: idSchema,
      userId: idSchema,
      reviewData: z.object({ rating: z.number(), review, date: ignored<string>() }),
    }),
    answer: z.null(),
    async handle({ caller, body, db, clock }) {
      requireSelf(caller, body.userId)
      const { productId } = body
      const { rating, review } = body.reviewData
      await requireProduct(db, productId)
      // Whoever has a review has the product.
      refuseReview({ rating, review, bought: 'delivered', hasReviewed: false })
      await inTransaction(db, async (trx) => {
        await holdStock(trx, [productId])
        // The row is held first, so that the difference is to the rating that it replaces.
        const held = await trx
          .updateTable('review')
          .set({ review, updated_at: clock() })
          .where('product_id', '=', productId)
          .where('user_id', '=', caller.userId)
          .executeTakeFirst()
        const before = held.numUpdatedRows === 1n && (await readReview(trx, productId, caller.userId))
        if (!before) throw new CallError(404, notFound)
        await trx
          .updateTable('review')
          .set({ rating })
          .where('product_id', '=', productId)
          .where('user_id', '=', caller.userId)
          .execute()
        await addToRating(trx, productId, rating - before.rating, 0)
      })
      return { data: null }
    },
  }),
]

/** @throws {CallError} 400 by text or rating, 403 not bought or not delivered, 409 reviewed already */
function refuseReview(input: { rating: number; review: string; bought: Bought; hasReviewed: boolean }): void {
  const message = checkReview({ ...input, isSignedIn: true })
  if (!message) return
  const statuses: Record<string, number> = {
    'buy-to-review': 403,
    'review-after-delivery': 403,
    'already-reviewed': 409,
  }
  throw new CallError(statuses[message.code] ?? 400, message)
}

async function requireProduct(db: Database, productId: string): Promise<void> {
  const row = await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (!row) throw new CallError(404, productNotFound)
}

function readReview(db: Database, productId: string, userId: string) {
  return db
    .selectFrom('review')
    .select('rating')
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Cancelled orders do not count, nor those whose payment never came, nor, on a partner's page, those of elsewhere. */
async function boughtBy(
  db: Database,
  productId: string,
  { userId, partner }: Pick<SignedInCaller, 'userId' | 'partner'>,
): Promise<Bought> {
  let own = db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.delivery_status')
    .distinct()
    .where('orders.user_id', '=', userId)
    .where('order_line.product_id', '=', productId)
    .where('orders.canceled_at', 'is', null)
    .where('orders.stock_state', '=', 'taken')
  if (partner) own = own.where('orders.partner_key', '=', partner.key)
  const orders = await own.execute()
  if (orders.some((order) => order.delivery_status === 'delivered')) return 'delivered'
  return orders.length ? 'ordered' : null
}

async function addToRating(trx: Database, productId: string, stars: number, count: number): Promise<void> {
  await trx
    .updateTable('product')
    .set((column) => ({
      rating_sum: column('rating_sum', '+', stars),
      rating_count: column('rating_count', '+', count),
    }))
    .where('id', '=', productId)
    .execute()
  await markShown(trx, productId)
}
