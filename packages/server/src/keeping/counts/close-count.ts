import { istDate } from '@dawakit/core/delivery'
import { fromRupees, type Paise, sumPaise } from '@dawakit/core/money'
import { countLineGone, countNotCounted } from '@dawakit/core/refusals'
import { explainCount, isReasonFor, isSoldOn, type SaleDays, saleDaysOf } from '@dawakit/core/shelf'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { StockCountLineTable } from '../../ground/database/schema/counts.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { recalledBatches } from '../../shelves/batches/recalled-batches.sql.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchOf, BatchPieces } from '../../shelves/batches/write-moves.ts'
import { batchKey, type HeldShelves, isNamed, lockShelves } from '../corrections/lock-shelves.ts'
import {
  type CorrectedBy,
  type CorrectionPieces,
  writeCorrections,
} from '../corrections/write-corrections.ts'
import { holdCount } from './counts.sql.ts'

/** What a closing has posted. */
export interface Posted {
  corrections: number
  /** Packs of no known batch that are of one now. */
  known: number
  productIds: string[]
}

type Line = Selectable<StockCountLineTable>

/**
 * Closes a count, once: of each batch what was counted beyond or below what stood there in that moment is posted, with its reason and
 * value. Packs of no known batch become those that were counted; only what they do not explain is a loss or a find.
 *
 * @throws {CallError} 404 `count-not-found`; 409 `count-over`, `count-line-gone`; 422 `count-not-counted`, `correction-too-dear`
 */
export async function closeCount(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  staff: CorrectedBy,
  countId: string,
): Promise<Posted> {
  const { clock, config } = context
  await holdCount(trx, countId, 'alone')
  const lines = await linesOfCount(trx, countId)
  if (lines.length === 0) throw new CallError(422, countNotCounted)
  const byProduct = groupBy(lines, ({ product_id }) => product_id)
  const productIds = [...byProduct.keys()]
  const shelves = await lockShelves(trx, productIds)
  const named: BatchPieces[] = []
  const corrections: CorrectionPieces[] = []
  let known = 0
  for (const [productId, ofProduct] of byProduct) {
    const found = explainProduct(productId, ofProduct, shelves)
    named.push(...found.named)
    corrections.push(...found.corrections)
    known += found.known
  }
  requireStanding(shelves, [...named, ...corrections])
  const at = clock()
  await makeBatches(trx, shelves, lines, { at, saleDays: config.saleDays })
  const by = { subject: countId, staffId: staff?.id ?? null, at }
  await changePieces(trx, named, { ...by, kind: 'counted' })
  const written = await writeCorrections(trx, shelves, corrections, {
    staff,
    at,
    countId,
    packerMost: fromRupees(config.limits.packerCorrectionRupees),
  })
  const value = sumPaise(written.map(({ valuePaise }) => valuePaise))
  await trx
    .updateTable('stock_count')
    .set({
      state: 'closed',
      ended_by: staff?.name ?? '',
      ended_at: at,
      counted: productIds.length,
      value_paise: value,
    })
    .where('id', '=', countId)
    .execute()
  await audit(trx, staff, clock, {
    action: 'count.close',
    subject: 'count',
    subjectId: countId,
    after: {
      products: productIds.length,
      batches: lines.length,
      known,
      valuePaise: value,
      reasons: sumsOf(written),
    },
  })
  await soldChanged(trx, context, productIds)
  return { corrections: written.length, known, productIds }
}

/** What was counted, in the order in which it is explained. */
export const linesOfCount = (db: Database, countId: string): Promise<Line[]> =>
  db
    .selectFrom('stock_count_line')
    .selectAll()
    .where('count_id', '=', countId)
    .orderBy('product_id')
    .orderBy('expires_on')
    .orderBy('batch')
    .execute()

/** Ends a count of which nothing is posted. */
export async function dropCount(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: CorrectedBy,
  countId: string,
): Promise<void> {
  await holdCount(trx, countId, 'alone')
  const { count } = await trx
    .selectFrom('stock_count_product')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('count_id', '=', countId)
    .where('is_counted', '=', 1)
    .executeTakeFirstOrThrow()
  const counted = Number(count)
  await trx
    .updateTable('stock_count')
    .set({ state: 'dropped', ended_by: staff?.name ?? '', ended_at: clock(), counted })
    .where('id', '=', countId)
    .execute()
  await audit(trx, staff, clock, {
    action: 'count.drop',
    subject: 'count',
    subjectId: countId,
    after: { counted },
  })
}

/** What the lines of one product say: packs whose batch is known now, and what is missing or found. */
export function explainProduct(
  productId: string,
  lines: readonly Line[],
  shelves: HeldShelves,
): { named: BatchPieces[]; corrections: CorrectionPieces[]; known: number } {
  const ofLine = ({ batch, expires_on }: Line): BatchOf => ({ productId, batch, expiresOn: expires_on })
  const unnamed = lines.find((line) => !isNamed(ofLine(line)))
  const counted = new Set(lines.map((line) => batchKey(ofLine(line))))
  const isWhole = shelves.standing(productId).every((of) => counted.has(batchKey(of)))
  const latest = lines.toSorted((one, other) => other.counted_at - one.counted_at)[0]
  // Packs that were counted as of no known batch stay so: what is known is what there were more of.
  const unknown = (latest?.unknown_units ?? 0) - (unnamed?.counted ?? 0)
  const explained = explainCount(
    lines
      .filter((line) => line !== unnamed)
      .map((line) => ({ line, of: ofLine(line), difference: line.counted - line.expected })),
    unknown,
    { isWhole: isWhole || unnamed !== undefined },
  )
  const of: BatchOf = { productId, batch: '', expiresOn: '' }
  const named = explained.batches.map(({ of: batch, explained: units }) => ({ ...batch, units }))
  const corrections = explained.batches.map(({ line, of: batch, rest }) => corrected(batch, rest, line))
  return {
    named: [...named, { ...of, units: 0 - explained.known }],
    corrections: [...corrections, corrected(of, explained.rest, unnamed)],
    known: explained.known,
  }
}

/** With the reason that was given, where it fits what is left to explain. */
const corrected = (of: BatchOf, units: number, line: Line | undefined): CorrectionPieces => ({
  ...of,
  units,
  reason: line && isReasonFor(line.reason, units) ? line.reason : 'counted',
  note: line?.note ?? '',
})

/** @throws {CallError} 409 `count-line-gone` for a batch of which more has left since than was counted */
function requireStanding(shelves: HeldShelves, pieces: readonly BatchPieces[]): void {
  const sums = new Map<string, { of: BatchOf; units: number }>()
  for (const { units, ...of } of pieces.filter(isNamed)) {
    const key = batchKey(of)
    sums.set(key, { of, units: units + (sums.get(key)?.units ?? 0) })
  }
  for (const { of, units } of sums.values()) {
    const there = shelves.batch(of)?.units ?? 0
    if (units < 0 && there + units < 0) {
      const { productId, batch, expiresOn } = of
      throw new CallError(409, countLineGone, { data: { productId, batch, expiresOn } })
    }
  }
}

/** Batches that nobody knew, with what their packs print: what expires too soon is not sold. */
async function makeBatches(
  trx: Database,
  shelves: HeldShelves,
  lines: readonly Line[],
  { at, saleDays }: { at: number; saleDays: SaleDays },
): Promise<void> {
  const made = lines
    .map((line) => ({
      line,
      of: { productId: line.product_id, batch: line.batch, expiresOn: line.expires_on },
    }))
    .filter(({ line, of }) => isNamed(of) && line.counted !== line.expected && !shelves.batch(of))
  const isRecalled = await recalledBatches(trx, [...new Set(made.map(({ of }) => of.productId))])
  const isSold = ({ productId, batch, expiresOn }: BatchOf) =>
    !isRecalled(productId, batch) &&
    isSoldOn(expiresOn, istDate(at), saleDaysOf(saleDays, shelves.product(productId).dosageForm))
  await insertInBatches(
    trx,
    'stock_batch',
    made.map(({ line, of }) => ({
      product_id: of.productId,
      batch: of.batch,
      expires_on: of.expiresOn,
      mrp_paise: line.mrp_paise,
      units: 0,
      import_number: null,
      is_sold: isSold(of) ? 1 : 0,
      held: isRecalled(of.productId, of.batch) ? ('recalled' as const) : null,
    })),
  )
}

function sumsOf(written: readonly { reason: string; units: number; valuePaise: Paise }[]) {
  const sums: Record<string, { units: number; valuePaise: number }> = {}
  for (const { reason, units, valuePaise } of written) {
    const sum = sums[reason] ?? { units: 0, valuePaise: 0 }
    sums[reason] = { units: sum.units + units, valuePaise: sum.valuePaise + valuePaise }
  }
  return sums
}
