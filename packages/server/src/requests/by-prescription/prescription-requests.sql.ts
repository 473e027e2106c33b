import type { Patient, Pharmacist, PrescriptionQuestion, PrescriptionRequest } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { prescriptionRequestNotFound } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import type { PrescriptionRequestTable } from '../../ground/database/schema/desk.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { toPrescription } from '../../people/customers/read-user.ts'

export type RequestRow = Selectable<PrescriptionRequestTable>

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** @returns null when there is no such request. */
export async function findRequest(db: Database, id: string): Promise<RequestRow | null> {
  const row = await db.selectFrom('prescription_request').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * A request that nobody else changes until the transaction ends: its customer's row is held, as for their orders.
 * @throws {CallError} 404 `prescription-request-not-found`
 */
export async function heldRequest(trx: Database, id: string): Promise<RequestRow> {
  const before = await findRequest(trx, id)
  if (before) await lockCustomer(trx, before.user_id)
  const row = before && (await findRequest(trx, id))
  if (!row) throw new CallError(404, prescriptionRequestNotFound)
  return row
}

/** One request as its customer sees it. */
export async function toRequest(db: Database, row: RequestRow): Promise<PrescriptionRequest> {
  const [request] = await toRequests(db, [row])
  if (!request) throw new Error('A request row without a request.')
  return request
}

/** Request rows as the contract shows them, in the same order. */
export async function toRequests(db: Database, rows: readonly RequestRow[]): Promise<PrescriptionRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await filesOf(db, ids)
  const questions = await openQuestions(db, ids)
  const lines = await linesOf(db, ids)
  const products = await productSummariesById(db, [...new Set(lines.map(({ product_id }) => product_id))])
  const pharmacists = await pharmacistsOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    note: row.note,
    patient: row.patient === null ? null : (JSON.parse(row.patient) as Patient),
    prescriptions: files
      .filter(({ request_id }) => request_id === row.id)
      .map(({ prescription_id }) => toPrescription(prescription_id)),
    createdAt: new Date(row.created_at).toISOString(),
    question: (row.state === 'asked' && questions.get(row.id)) || null,
    pharmacist: pharmacists.get(row.staff_id ?? '') ?? null,
    message: row.message,
    reason: row.reason,
    lines: lines
      .filter(({ request_id }) => request_id === row.id)
      .flatMap((line) => {
        const product = products.get(line.product_id)
        if (!product) return []
        const preparedPrice = toRupees(line.price_paise)
        return [{ product, quantity: line.quantity, preparedPrice, note: line.note }]
      }),
    preparedAt: isoOrNull(row.prepared_at),
    orderBy: isoOrNull(row.valid_until),
    closedAt: isoOrNull(row.closed_at),
    orderId: row.order_id,
  }))
}

/** The pictures of some requests, as they were uploaded. */
export function filesOf(db: Database, requestIds: readonly string[]) {
  return db
    .selectFrom('prescription_request_file')
    .innerJoin('prescription', 'prescription.id', 'prescription_request_file.prescription_id')
    .select(['request_id', 'prescription_id', 'prescription.created_at'])
    .where('request_id', 'in', requestIds)
    .orderBy('prescription.created_at')
    .orderBy('prescription_id')
    .execute()
}

/** What was prepared of some requests, in the order of each. */
export function linesOf(db: Database, requestIds: readonly string[]) {
  return db
    .selectFrom('prescription_request_line')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('request_id')
    .orderBy('line_no')
    .execute()
}

async function openQuestions(
  db: Database,
  requestIds: readonly string[],
): Promise<Map<string, PrescriptionQuestion>> {
  const rows = await db
    .selectFrom('prescription_question')
    .select(['id', 'request_id', 'text', 'asked_at'])
    .where('request_id', 'in', requestIds)
    .where('answered_at', 'is', null)
    .orderBy('asked_at')
    .execute()
  return new Map(
    rows.map(({ id, request_id, text, asked_at }) => [
      request_id ?? '',
      { id, text, askedAt: new Date(asked_at).toISOString() },
    ]),
  )
}

async function pharmacistsOf(db: Database, rows: readonly RequestRow[]): Promise<Map<string, Pharmacist>> {
  const ids = [...new Set(rows.flatMap(({ staff_id }) => staff_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('staff')
    .select(['id', 'name', 'registration_number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    found.map(({ id, name, registration_number }) => [
      id,
      { name, registrationNumber: registration_number ?? '' },
    ]),
  )
}
