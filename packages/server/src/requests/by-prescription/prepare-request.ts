import type { DeskPreparedLine, DeskRequest } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import {
  approvesAs,
  missingParticulars,
  newGrant,
  orderableUntil,
  type PreparationProblem,
  type PreparingLine,
  preparationProblem,
  requestMoveRefusal,
} from '@dawakit/core/prescription'
import { particularsNeeded, productNotFound } from '@dawakit/core/refusals'
import { saleBanRefusals } from '@dawakit/core/sale'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import { saleBansOf } from '../../catalogue/sale/sale-bans.sql.ts'
import { schedulesOf } from '../../catalogue/sale/schedules.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { deskRequestOf } from './desk-request.sql.ts'
import { filesOf, heldRequest } from './prescription-requests.sql.ts'
import { heldAsSeen } from './seen-request.ts'

export interface Preparation {
  id: string
  seen: string
  message: string
  lines: readonly DeskPreparedLine[]
}

type Prepared = PreparingLine & { note: string; price: Paise }

/**
 * A pharmacist has filled the cart of a request: it is written down with what the prescriptions are good for, and the
 * customer is told. Prepared again, it takes the place of what was prepared before.
 *
 * @throws {RuleError} `registered-pharmacist-only`
 * @throws {CallError} 404; 409 `prescription-request-changed`; 422 with the sentence of the first problem, and the place of
 * its line as data
 */
export async function prepareRequest(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened' | 'salts'>,
  staff: DeskStaff,
  { id, seen, message, lines }: Preparation,
): Promise<DeskRequest> {
  const { db, clock } = context
  approvesAs(staff)
  return inTransaction(db, async (trx) => {
    const now = clock()
    const before = await heldAsSeen(trx, { id, seen })
    const refusal = requestMoveRefusal(before.state, 'prepared')
    if (refusal) throw new CallError(422, refusal)
    const products = await readProducts(trx, context, lines)
    await refuseBanned(trx, products)
    const prescriptions = (await filesOf(trx, [id])).map(({ prescription_id }) => prescription_id)
    const problem = preparationProblem(products, { prescriptions }, now)
    if (problem) throw refusedLine(problem, products)
    const goodUntil = await writeLines(trx, { id, staffId: staff.id, lines: products, now })
    const orderBy = orderableUntil(now, goodUntil)
    await trx
      .updateTable('prescription_request')
      .set({ state: 'prepared', staff_id: staff.id, message, prepared_at: now, valid_until: orderBy })
      .where('id', '=', id)
      .execute()
    // A question that was left open is answered by what was prepared.
    await trx
      .updateTable('prescription_question')
      .set({ answered_at: now })
      .where('request_id', '=', id)
      .where('answered_at', 'is', null)
      .execute()
    await audit(trx, staff, clock, {
      action: 'request.prepare',
      subject: 'request',
      subjectId: id,
      before: { state: before.state },
      after: {
        state: 'prepared',
        lines: products.map(({ productId, quantity, grant }) => ({
          productId,
          quantity,
          grant: grant && { ...grant, particulars: undefined },
        })),
      },
    })
    await context.happened(trx, 'request.prepared', { requestId: id, products: lines.length, orderBy })
    return deskRequestOf(trx, await heldRequest(trx, id))
  })
}

/** @throws {CallError} 422 with the place of the first line that is never sold */
async function refuseBanned(trx: Database, lines: readonly Prepared[]): Promise<void> {
  const bans = await saleBansOf(
    trx,
    lines.map(({ productId }) => productId),
  )
  for (const [line, { productId }] of lines.entries()) {
    const ban = bans.get(productId)
    if (ban) throw new CallError(422, saleBanRefusals[ban], { data: { line } })
  }
}

/** Of particulars it names the fields that are missing. */
function refusedLine({ refusal, line }: PreparationProblem, lines: readonly Prepared[]): CallError {
  const data = { line }
  if (refusal.code !== particularsNeeded.code || line === null) return new CallError(422, refusal, { data })
  const missing = missingParticulars(lines[line]?.grant?.particulars ?? null)
  const fields = missing.map((field) => [`lines.${line}.grant.particulars.${field}`, refusal.text])
  return new CallError(422, refusal, { data, fields: Object.fromEntries(fields) })
}

async function readProducts(
  trx: Database,
  context: Pick<ServerContext, 'salts'>,
  lines: readonly DeskPreparedLine[],
): Promise<Prepared[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const products = await productSummariesById(trx, ids)
  const schedules = await schedulesOf(trx, context, ids)
  const prices = await pricesOf(trx, ids)
  return lines.map(({ productId, quantity, note, grant }) => {
    const found = products.get(productId)
    const price = prices.get(productId)
    if (!found || price === undefined) throw new CallError(404, productNotFound)
    const product = { ...found, schedule: schedules.get(productId) ?? null }
    return { productId, quantity, note, grant, product, price }
  })
}

async function pricesOf(trx: Database, ids: readonly string[]): Promise<Map<string, Paise>> {
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('product').select(['id', 'price_paise']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, price_paise }) => [id, price_paise]))
}

/** @returns The last moments of what the prescriptions are good for. */
async function writeLines(
  trx: Database,
  { id, staffId, lines, now }: { id: string; staffId: string; lines: readonly Prepared[]; now: number },
): Promise<number[]> {
  await trx.deleteFrom('prescription_request_line').where('request_id', '=', id).execute()
  // What an order has used stays, as its approval names it; and nothing new is approved by it.
  await trx
    .deleteFrom('prescription_grant')
    .where('request_id', '=', id)
    .where('id', 'not in', (select) =>
      select
        .selectFrom('prescription_approval')
        .select('grant_id')
        .where('grant_id', 'is not', null)
        .$castTo<{ grant_id: string }>(),
    )
    .execute()
  await trx
    .insertInto('prescription_request_line')
    .values(
      lines.map(({ productId, quantity, note, price }, index) => ({
        request_id: id,
        line_no: index + 1,
        product_id: productId,
        variant_key: '',
        quantity,
        price_paise: price,
        note,
      })),
    )
    .execute()
  const grants = lines.flatMap(({ productId, quantity, grant }) => {
    if (!grant) return []
    const { packs, validUntil } = newGrant({ ...grant, quantity, at: now })
    const { prescriptionId, particulars } = grant
    return [
      {
        prescription_id: prescriptionId,
        product_id: productId,
        packs,
        valid_until: validUntil,
        particulars: particulars ? JSON.stringify(particulars) : null,
      },
    ]
  })
  if (grants.length > 0) {
    await trx
      .insertInto('prescription_grant')
      .values(
        grants.map((grant) => ({
          id: newId(),
          ...grant,
          staff_id: staffId,
          request_id: id,
          created_at: now,
        })),
      )
      .execute()
  }
  return grants.map(({ valid_until }) => valid_until)
}
