import type { BillLineInput } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { taxOfLine } from '@dawakit/core/purchase'
import { billExpiryWrong, billLinesWrong, billProductWrong } from '@dawakit/core/refusals'
import { productKey, readScan } from '@dawakit/core/scan'
import { expiryDay } from '@dawakit/lists/batches'
import { BadValue } from '@dawakit/lists/values'
import type { Insertable } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import type { PurchaseLineTable } from '../../ground/database/schema/purchase.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import type { LineRow } from './find-bill.sql.ts'
import { inPaise } from './goods-in.schemas.ts'

/**
 * The lines of a bill as they are kept: each with its product, where the shop has it by id, code or name, and with its tax.
 *
 * @throws {CallError} 422 `bill-lines-wrong` with each field that is wrong: `lines.0.expiry`
 */
export async function linesOf(
  db: Database,
  billId: string,
  lines: readonly BillLineInput[],
  isIntraState: boolean,
): Promise<Insertable<PurchaseLineTable>[]> {
  const productOf = await findProducts(db, lines)
  const fields: Record<string, string> = {}
  const rows = lines.map((line, index) => {
    const productId = productOf(line)
    const expiresOn = dayOf(line.expiry)
    if (expiresOn === undefined) fields[`lines.${index}.expiry`] = billExpiryWrong.text
    if (productId === undefined || (productId === null && line.name === ''))
      fields[`lines.${index}.product`] = billProductWrong.text
    const priced = inPaise(line)
    const tax = taxOfLine(priced, isIntraState)
    return {
      bill_id: billId,
      line_no: index + 1,
      product_id: productId ?? null,
      is_new: 0,
      code: line.code,
      name: line.name,
      maker: line.maker,
      batch: line.batch.toUpperCase(),
      expires_on: expiresOn ?? '',
      mrp_paise: priced.mrp,
      rate_paise: priced.rate,
      units: line.units,
      free_units: line.freeUnits,
      discount_bp: priced.discount,
      gst_bp: priced.gst,
      hsn: line.hsn,
      taxable_paise: tax.taxable,
      cgst_paise: tax.cgst,
      sgst_paise: tax.sgst,
      igst_paise: tax.igst,
    }
  })
  if (Object.keys(fields).length > 0) throw new CallError(422, billLinesWrong, { fields })
  return rows
}

/** @returns '' where none is said, undefined for what is no date */
function dayOf(text: string): string | undefined {
  try {
    return expiryDay(text) ?? ''
  } catch (error) {
    if (error instanceof BadValue) return undefined
    throw error
  }
}

type Named = Pick<BillLineInput, 'productId' | 'code' | 'name'>

/**
 * The lines of a bill that is kept, each with its product where the shop has come to know it since: another bill may have made it.
 * A line that finds one keeps it.
 */
export async function meetProducts(trx: Database, lines: readonly LineRow[]): Promise<LineRow[]> {
  const unknown = lines.filter(({ product_id }) => product_id === null)
  if (unknown.length === 0) return [...lines]
  const named = ({ code, name }: LineRow): Named => ({ productId: '', code, name })
  const productOf = await findProducts(trx, unknown.map(named))
  const met: LineRow[] = []
  for (const line of lines) {
    const id = line.product_id ?? productOf(named(line)) ?? null
    met.push({ ...line, product_id: id })
    if (id === line.product_id) continue
    await trx
      .updateTable('purchase_line')
      .set({ product_id: id })
      .where('bill_id', '=', line.bill_id)
      .where('line_no', '=', line.line_no)
      .execute()
  }
  return met
}

/** By id, else by code or what a pack's barcode says, else by the name where one product alone has it. Undefined: there is none of this id. Null: it is new. */
async function findProducts(
  db: Database,
  lines: readonly Named[],
): Promise<(line: Named) => string | null | undefined> {
  const wanted = (of: (line: Named) => string) => [...new Set(lines.map(of).filter((text) => text !== ''))]
  const by = async (column: 'id' | 'sku' | 'name_key', values: readonly string[]) =>
    values.length === 0
      ? []
      : db.selectFrom('product').select(['id', column]).where(column, 'in', values).execute()
  const ids = new Set(
    (
      await by(
        'id',
        wanted(({ productId }) => productId),
      )
    ).map(({ id }) => id),
  )
  const codes = await by(
    'sku',
    wanted(({ code }) => code),
  )
  const names = await by(
    'name_key',
    wanted(({ name }) => nameKey(name)),
  )
  const scanned = new Map(wanted(({ code }) => code).map((code) => [code, keyOf(code)]))
  const keys = [...scanned.values()].filter((key) => key !== null)
  const packs =
    keys.length === 0
      ? []
      : await db.selectFrom('product_code').select(['code', 'product_id']).where('code', 'in', keys).execute()
  const byPack = new Map<string | null, string>(packs.map((row) => [row.code, row.product_id]))
  const byCode = new Map(codes.map((row) => ['sku' in row ? row.sku : '', row.id]))
  const byName = groupBy(names, (row) => ('name_key' in row ? String(row.name_key) : ''))
  return ({ productId, code, name }) => {
    if (productId !== '') return ids.has(productId) ? productId : undefined
    const known = code === '' ? undefined : (byCode.get(code) ?? byPack.get(scanned.get(code) ?? null))
    if (known !== undefined) return known
    const same = byName.get(nameKey(name)) ?? []
    return same.length === 1 ? (same[0]?.id ?? null) : null
  }
}

/** What a code says of a product, where it is one that a pack carries. */
function keyOf(code: string): string | null {
  const scan = readScan(code, 0)
  const [reading] = scan.isRead ? scan.readings : []
  return reading ? productKey(reading) : null
}
