import { istDate } from '@dawakit/core/delivery'
import { recallEnded } from '@dawakit/core/refusals'
import { isSoldOn, saleDaysOf } from '@dawakit/core/shelf'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { putOnSale } from '../../shelves/batches/put-on-sale.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import { requireRecall } from './recalls.sql.ts'

type EndContext = Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened'>

/**
 * The work with a recalled batch is done: its packs stay held, and those that still come. Or it is taken back, and what is there of it is
 * sold again as its expiry says; also of one that had ended.
 *
 * @throws {CallError} 404 `recall-not-found`, 409 `recall-ended`
 */
export async function endRecall(
  context: EndContext,
  staff: AuditedBy,
  { id, reason, isTakenBack }: { id: string; reason: string; isTakenBack: boolean },
): Promise<void> {
  const { db, clock, happened } = context
  const recall = await requireRecall(db, id)
  await inTransaction(db, async (trx) => {
    await holdStock(trx, [recall.product_id])
    const ended = await trx
      .updateTable('recall')
      .set({
        ended_at: clock(),
        ended_by: staff?.id ?? null,
        end_reason: reason,
        is_taken_back: isTakenBack ? 1 : 0,
      })
      .where('id', '=', id)
      .where('is_taken_back', '=', 0)
      .$if(!isTakenBack, (query) => query.where('ended_at', 'is', null))
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new CallError(409, recallEnded)
    if (isTakenBack) {
      await letGo(trx, context, recall)
      await soldChanged(trx, { clock, happened }, [recall.product_id])
    }
    await audit(trx, staff, clock, {
      action: isTakenBack ? 'recall.takeBack' : 'recall.end',
      subject: 'recall',
      subjectId: id,
      after: { product: recall.product_id, batch: recall.batch },
    })
  })
}

async function letGo(
  trx: Database,
  { clock, config: { saleDays } }: EndContext,
  { product_id: productId, batch }: { product_id: string; batch: string },
): Promise<void> {
  const day = istDate(clock())
  const rows = await trx
    .selectFrom('stock_batch')
    .innerJoin('product', 'product.id', 'stock_batch.product_id')
    .select(['expires_on', 'product.dosage_form'])
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('held', '=', 'recalled')
    .orderBy('expires_on')
    .execute()
  await trx
    .updateTable('stock_batch')
    .set({ held: null })
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('held', '=', 'recalled')
    .execute()
  for (const { expires_on: expiresOn, dosage_form } of rows)
    if (isSoldOn(expiresOn, day, saleDaysOf(saleDays, dosage_form)))
      await putOnSale(trx, { productId, batch, expiresOn }, { isSold: true })
}
