import type { DeskPreparedLine, DeskRequest } from '@dawakit/core/contract'
import { addDays, istDate } from '@dawakit/core/delivery'
import { newId } from '../src/ground/database/new-id.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import type { DeskStaff } from '../src/ground/desk-calls/define-desk-call.ts'
import { askCustomer } from '../src/requests/by-prescription/ask-customer.ts'
import { deskRequestOf } from '../src/requests/by-prescription/desk-request.sql.ts'
import { prepareRequest as prepare } from '../src/requests/by-prescription/prepare-request.ts'
import { findRequest } from '../src/requests/by-prescription/prescription-requests.sql.ts'
import { type Buyer, PARTICULARS } from './ordering.ts'
import type { TestShop } from './test-shop.ts'

/** A pharmacist with a registration number. */
export async function addPharmacist(db: Database, name = 'Priya Nair'): Promise<DeskStaff> {
  const id = newId()
  const registrationNumber = 'TN-PC-20481'
  await db
    .insertInto('staff')
    .values({
      id,
      email_key: `${id}@desk.example`,
      name,
      role: 'pharmacist',
      registration_number: registrationNumber,
      password_hash: null,
      totp_sealed: null,
      totp_confirmed_at: 1,
      totp_last_step: null,
      created_at: 1,
      disabled_at: null,
    })
    .execute()
  return { id, name, email: '', role: 'pharmacist', registrationNumber, sessionId: 'none' }
}

/** A request as the desk sees it now. */
export async function readDeskRequest(db: Database, id: string): Promise<DeskRequest> {
  const row = await findRequest(db, id)
  if (!row) throw new Error('There is no such request.')
  return deskRequestOf(db, row)
}

/** Lines of what is prepared: on prescription with a grant of that many packs for thirty days, unless told otherwise. */
export async function preparedLines(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  request: DeskRequest,
  lines: readonly (Pick<DeskPreparedLine, 'productId' | 'quantity'> & Partial<DeskPreparedLine>)[],
): Promise<DeskPreparedLine[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_prescription', '=', 1)
    .where(
      'id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute()
  const onPrescription = new Set(rows.map(({ id }) => id))
  return lines.map((line) => ({
    note: '',
    grant: onPrescription.has(line.productId)
      ? {
          prescriptionId: request.prescriptions[0]?.id ?? '',
          packs: line.quantity,
          validUntil: addDays(istDate(clock.now), 30),
          particulars: PARTICULARS,
        }
      : null,
    ...line,
  }))
}

/** A pharmacist prepares a request. */
export async function prepareRequest(
  shop: Pick<TestShop, 'db' | 'clock' | 'app'>,
  id: string,
  lines: readonly (Pick<DeskPreparedLine, 'productId' | 'quantity'> & Partial<DeskPreparedLine>)[],
): Promise<DeskRequest> {
  const request = await readDeskRequest(shop.db, id)
  return prepare(shop.app.context, await addPharmacist(shop.db), {
    id,
    seen: request.version,
    message: '',
    lines: await preparedLines(shop, request, lines),
  })
}

/** A pharmacist asks something of a request. @returns the question's id */
export async function askOfRequest(shop: Pick<TestShop, 'db' | 'app'>, id: string): Promise<string> {
  const { version } = await readDeskRequest(shop.db, id)
  const pharmacist = await addPharmacist(shop.db)
  const asked = await askCustomer(shop.app.context, pharmacist, {
    id,
    seen: version,
    text: 'Is this for an adult?',
  })
  return asked.question?.id ?? ''
}

/** A customer asks a pharmacist to prepare an order from one prescription. @returns the request's id */
export async function askPharmacist(
  shop: Pick<TestShop, 'call'>,
  who: Pick<Buyer, 'token'>,
  prescription: string,
): Promise<string> {
  const body = { prescriptions: [prescription] }
  const { data } = await shop.call('POST /post/prescriptionRequest', { token: who.token, body })
  return data.id
}
