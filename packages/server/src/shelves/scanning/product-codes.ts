import type { ProductCode } from '@dawakit/core/contract'
import { codeNamesNothing, codeOfAnother, productNotFound } from '@dawakit/core/refusals'
import { productKey, readScan } from '@dawakit/core/scan'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { productsOfCodes } from './products-of-codes.sql.ts'

/** The codes that were remembered of a product, in their order. */
export async function readCodes(db: Database, productId: string): Promise<ProductCode[]> {
  const rows = await db
    .selectFrom('product_code')
    .select(['code', 'product_id', 'added_at'])
    .where('product_id', '=', productId)
    .orderBy('code')
    .execute()
  return rows.map(({ code, product_id, added_at }) => ({
    code,
    productId: product_id,
    addedAt: new Date(added_at).toISOString(),
  }))
}

/**
 * A code is of a product from now on, or no more.
 *
 * @returns the code as it is kept; null where nothing had to be changed
 * @throws {CallError} `product-not-found`; `code-names-nothing`, and `code-of-another` where the code is of another one
 */
export async function changeCode(
  trx: Database,
  {
    productId,
    raw,
    isForgotten,
    staffId,
    at,
  }: {
    productId: string
    raw: string
    isForgotten: boolean
    staffId: string
    at: number
  },
): Promise<string | null> {
  const product = await trx.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (!product) throw new CallError(404, productNotFound)
  const scan = readScan(raw, at)
  const reading = scan.isRead ? scan.readings[0] : null
  const code = reading && productKey(reading)
  if (!reading || code === null) throw refused(422, codeNamesNothing)
  if (isForgotten) {
    const gone = await trx
      .deleteFrom('product_code')
      .where('code', '=', code)
      .where('product_id', '=', productId)
      .executeTakeFirst()
    return gone.numDeletedRows > 0n ? code : null
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('product_code')
    .values({ code, product_id: productId, staff_id: staffId, added_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  const of = (await productsOfCodes(trx, [reading]))(reading)
  if (of?.id !== productId) throw refused(409, codeOfAnother)
  return numInsertedOrUpdatedRows === 0n ? null : code
}

const refused = (status: 409 | 422, refusal: typeof codeOfAnother | typeof codeNamesNothing) =>
  new CallError(status, refusal, { fields: { code: refusal.text } })
