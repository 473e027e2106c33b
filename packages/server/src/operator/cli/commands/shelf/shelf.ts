import { REASON_MAX } from '@dawakit/core/prescription'
import { textOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { beginRecall } from '../../../../desk/recalls/begin-recall.ts'
import { endRecall } from '../../../../desk/recalls/end-recall.ts'
import { readRecall } from '../../../../desk/recalls/recalls.sql.ts'
import { tellOfRecall } from '../../../../desk/recalls/tell-of-recall.ts'
import type { Database } from '../../../../ground/database/schema/index.ts'
import { readShelf } from '../../../../keeping/shelf/shelf.sql.ts'
import { listNear } from '../../../../keeping/shelf/shelf-lists.sql.ts'
import { findProduct } from '../../find-product.ts'
import { type Operator, OperatorError, withDatabase } from '../../operator.ts'
import { withMessages } from '../../with-messages.ts'

/** Batches that are printed. */
const LISTED = 200

interface RecallOptions {
  product?: string
  reason: string
  tell?: true
  end?: true
  takeBack?: true
}

export function addShelfCommands(program: Command, operator: Operator): void {
  program
    .command('shelf')
    .description('Show what is on the shelf of a product, or with `near` what expires too soon to be sold.')
    .argument('<product>', 'id, code or slug; or near')
    .action((product: string) => (product === 'near' ? showNear(operator) : showShelf(operator, product)))
  program
    .command('recall')
    .description(
      'Call a batch back: nothing of it is sold any more. Again with --tell, --end or --take-back.',
    )
    .argument('<batch>', 'its number, as its packs print it')
    .option('--product <product>', 'id, code or slug, where several have a batch of this number')
    .option('--reason <words>', 'why it is called back, or ends', '')
    .option('--tell', 'tell everybody to whom packs of it have left, each once')
    .option('--end', 'the work with it is done: its packs stay held')
    .option('--take-back', 'it was none: what is there is sold again')
    .action((batch: string, options: RecallOptions) => recall(operator, batch, options))
}

async function showShelf(operator: Operator, name: string): Promise<void> {
  await withDatabase(operator, async (db) => {
    const { id } = await findProduct(db, name)
    const shelf = await readShelf(db, id, { isPriced: true })
    operator.print(
      `${shelf.product.name}: ${shelf.free} to buy, ${shelf.reserved} held by unpaid orders, ${shelf.unknownUnits} of no known batch, ${shelf.shortUnits} short.`,
    )
    for (const { batch, expiresOn, units, quarantined, mrp, isSold, held } of shelf.batches) {
      const facts = [
        mrp === null ? '' : `MRP ${mrp}`,
        quarantined === 0 ? '' : `${quarantined} kept apart`,
        held ?? (isSold ? '' : 'not sold'),
      ].filter(Boolean)
      operator.print(
        `${String(units).padStart(6)}  ${expiresOn || 'no expiry'}  ${batch}${facts.length === 0 ? '' : `  (${facts.join(', ')})`}`,
      )
    }
  })
}

async function showNear(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db, config) => {
    const asked = { page: { page: 1, limit: LISTED }, isPriced: true }
    const { data, totalCount } = await listNear({ db, config, clock: Date.now }, asked)
    for (const { product, batch, expiresOn, units } of data)
      operator.print(`${String(units).padStart(6)}  ${expiresOn}  ${batch}  ${product.name}`)
    operator.print(
      totalCount === 0 ? 'Nothing expires too soon.' : `Batches that expire too soon: ${totalCount}.`,
    )
  })
}

async function recall(operator: Operator, text: string, options: RecallOptions): Promise<void> {
  const batch = text.trim().toUpperCase()
  const reason = textOf('reason', options.reason, REASON_MAX)
  await withMessages(operator, async (context) => {
    const { db } = context
    const productId = options.product === undefined ? undefined : (await findProduct(db, options.product)).id
    const known = await knownRecall(db, batch, productId)
    if (reason === '' && (known === undefined || options.end || options.takeBack))
      throw new OperatorError('Say why with --reason.')
    const id = known ?? (await beginRecall(context, null, { batch, productId, reason }))
    if (options.tell) await tellOfRecall(context, id)
    if (options.end || options.takeBack)
      await endRecall(context, null, { id, reason, isTakenBack: options.takeBack ?? false })
    const { product, state, shelf, pieces, told, toTell, parcels } = await readRecall(db, id)
    const here = shelf.reduce((sum, { units, quarantined }) => sum + units + quarantined, 0)
    operator.print(`Batch ${batch} of ${product.name}: ${STATES[state]}.`)
    operator.print(
      `${here} here, ${pieces.packed} packed, ${pieces.onTheWay} on the way, ${pieces.delivered} with customers. ${told} customers told, ${toTell} to be told.`,
    )
    for (const { orderNumber, parcel, state: standing, quantity } of parcels)
      operator.print(`${String(quantity).padStart(6)}  ${orderNumber}  parcel ${parcel}  ${standing}`)
  })
}

const STATES = { open: 'called back', ended: 'the work is done', takenBack: 'taken back' } as const

/** The recall of a batch that stands, if one does. */
async function knownRecall(
  db: Database,
  batch: string,
  productId: string | undefined,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('recall')
    .select(['id', 'product_id'])
    .where('batch', '=', batch)
    .where('is_taken_back', '=', 0)
    .execute()
  return rows.find(({ product_id }) => productId === undefined || product_id === productId)?.id
}
