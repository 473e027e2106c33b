import type { DeskRequest, DeskRequestRow, PrescriptionRequestState } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import type { Database } from '../../ground/database/schema/index.ts'
import { particularsOf } from '../grants/grants.sql.ts'
import { filesOf, type RequestRow, toRequest } from './prescription-requests.sql.ts'
import { versionOf } from './version-of.ts'

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A request with all that a pharmacist needs to prepare it. */
export async function deskRequestOf(db: Database, row: RequestRow): Promise<DeskRequest> {
  const request = await toRequest(db, row)
  const files = await filesOf(db, [row.id])
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'username', 'mobile', 'email'])
    .where('id', '=', row.user_id)
    .executeTakeFirst()
  const questions = await db
    .selectFrom('prescription_question')
    .select(['id', 'text', 'asked_at', 'answer', 'answered_at'])
    .where('request_id', '=', row.id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const grants = await db
    .selectFrom('prescription_grant')
    .select(['product_id', 'prescription_id', 'packs', 'valid_until'])
    .where('request_id', '=', row.id)
    .orderBy('product_id')
    .execute()
  const particulars = await particularsOf(
    db,
    files.map(({ prescription_id }) => prescription_id),
  )
  return {
    ...request,
    customer: {
      id: row.user_id,
      name: customer?.username ?? '',
      mobileNumber: customer?.mobile ?? '',
      email: customer?.email ?? '',
    },
    pictures: files.map(({ prescription_id, created_at }) => ({
      id: prescription_id,
      uploadedAt: new Date(created_at).toISOString(),
      particulars: particulars.get(prescription_id) ?? null,
    })),
    questions: questions.map(({ id, text, asked_at, answer, answered_at }) => ({
      id,
      text,
      askedAt: new Date(asked_at).toISOString(),
      answer,
      answeredAt: isoOrNull(answered_at),
    })),
    grants: grants.map(({ product_id, prescription_id, packs, valid_until }) => ({
      productId: product_id,
      prescriptionId: prescription_id,
      packs,
      validUntil: istDate(valid_until),
    })),
    version: versionOf(
      row,
      request.prescriptions.map(({ id }) => id),
    ),
  }
}

/** One page of the pharmacists' list. @param state - 'open': what waits for a pharmacist, the oldest first. */
export async function listDeskRequests(
  db: Database,
  state: PrescriptionRequestState | 'open' | undefined,
  page: { limit: number; offset: number },
): Promise<{ requests: DeskRequestRow[]; totalCount: number }> {
  const isOpen = state === 'open'
  const all = db.selectFrom('prescription_request')
  const chosen = state === undefined ? all : all.where('state', '=', isOpen ? 'waiting' : state)
  const rows = await chosen
    .select(['id', 'number', 'state', 'created_at', 'user_id', 'valid_until'])
    .orderBy('created_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { count } = await chosen
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (rows.length === 0) return { requests: [], totalCount: Number(count) }
  const ids = rows.map(({ id }) => id)
  const pictures = await db
    .selectFrom('prescription_request_file')
    .select((column) => ['request_id', column.fn.countAll().as('pictures')])
    .where('request_id', 'in', ids)
    .groupBy('request_id')
    .execute()
  const picturesOf = new Map(pictures.map((one) => [one.request_id, Number(one.pictures)]))
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .execute()
  const nameOf = new Map(customers.map(({ id, username }) => [id, username]))
  const requests = rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    customer: { id: row.user_id, name: nameOf.get(row.user_id) ?? '' },
    pictures: picturesOf.get(row.id) ?? 0,
    orderBy: isoOrNull(row.valid_until),
  }))
  return { requests, totalCount: Number(count) }
}
