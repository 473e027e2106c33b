import type { CorrectionReason } from '@dawakit/core/contract'
import { isReasonFor } from '@dawakit/core/shelf'
import { readExpiry } from '@dawakit/core/shipping'
import { readCsv } from '@dawakit/lists/rows'
import { BadValue, wholeOf } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { BatchOf } from '../../shelves/batches/write-moves.ts'
import { countLine, reasonLine } from './count-line.ts'

const UNITS_MAX = 1_000_000
const REASONS: readonly CorrectionReason[] = ['counted', 'breakage', 'expiry', 'theft', 'found']

/** A row of a sheet that somebody has filled in. */
export interface SheetRow {
  line: number
  of: BatchOf
  counted: number
  reason: CorrectionReason | null
  note: string
}

/** A row that is not taken, and why. */
export interface RefusedSheetRow {
  line: number
  reason: string
}

/**
 * Reads a sheet as the shop writes it. Rows of which nothing is counted are passed over.
 *
 * @throws {ImportError} where the file is no CSV
 */
export async function readCountSheet(
  text: string,
): Promise<{ rows: SheetRow[]; refused: RefusedSheetRow[]; passedOver: number }> {
  const rows: SheetRow[] = []
  const refused: RefusedSheetRow[] = []
  let passedOver = 0
  for await (const { line, values } of readCsv([text], ({ line: at, reason }) =>
    refused.push({ line: at, reason }),
  )) {
    if ((values['counted'] ?? '') === '') {
      passedOver++
      continue
    }
    try {
      rows.push({ line, ...rowOf(values) })
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      refused.push({ line, reason: error.message })
    }
  }
  return { rows, refused, passedOver }
}

function rowOf(values: Record<string, string>): Omit<SheetRow, 'line'> {
  const productId = values['product'] ?? ''
  if (productId === '') throw new BadValue('has no product')
  const batch = (values['batch'] ?? '').toUpperCase()
  const printed = values['expires_on'] ?? ''
  const expiresOn = printed === '' ? '' : readExpiry(printed)?.lastDay
  if (expiresOn === undefined) throw new BadValue(`has '${printed}' as its expiry, which is none`)
  const said = values['reason'] ?? ''
  const reason = REASONS.find((one) => one === said) ?? null
  if (said !== '' && reason === null) throw new BadValue(`has '${said}' as its reason: ${REASONS.join(', ')}`)
  return {
    of: { productId, batch, expiresOn },
    counted: wholeOf('counted', values['counted'] ?? '', UNITS_MAX),
    reason,
    note: values['note'] ?? '',
  }
}

/**
 * Writes a row into a count, as it is counted now.
 *
 * @throws {CallError} as {@link countLine}
 */
export async function takeSheetRow(
  trx: Database,
  { countId, at }: { countId: string; at: number },
  { of, counted, reason, note }: SheetRow,
): Promise<void> {
  const key = { count_id: countId, product_id: of.productId, batch: of.batch, expires_on: of.expiresOn }
  const find = () =>
    trx
      .selectFrom('stock_count_line')
      .select(['counted', 'expected'])
      .where('count_id', '=', key.count_id)
      .where('product_id', '=', key.product_id)
      .where('batch', '=', key.batch)
      .where('expires_on', '=', key.expires_on)
      .executeTakeFirst()
  const before = await find()
  await countLine(trx, {
    countId,
    of,
    mrpPaise: null,
    counting: { counted, seen: before?.counted ?? null },
    by: '',
    at,
  })
  const now = await find()
  if (reason && now && isReasonFor(reason, now.counted - now.expected)) {
    const nobody = { clock: () => at, staff: null }
    await reasonLine(trx, nobody, { countId, of, reason, note })
  }
}

/** The sentence of what a row is refused with; anything else is thrown on. */
export function sheetRefusal(error: unknown): string {
  if (error instanceof CallError) return error.message
  throw error
}
