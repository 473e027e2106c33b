import type { Address, Prescription, User } from '@dawakit/core/contract'
import { sessionExpired } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { AddressTable } from '../../ground/database/schema/customers.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { readCart } from '../cart/cart.sql.ts'
import { maySee } from './may-see.ts'

type Withheld = NonNullable<User['withheld']>[number]

/** Whose data it is, and in which session it is read. */
export type Reader = Pick<SignedInCaller, 'userId' | 'sessionId' | 'partner'>

/**
 * The customer with cart, addresses, prescriptions and viewed products. A partner's page gets what its elements show;
 * addresses and prescriptions of before a while after the sign-in, and `withheld` says which wait for a new code.
 *
 * @throws {CallError} 401 when there is no such customer (any more)
 */
export async function readUser(db: Database, reader: Reader): Promise<User> {
  const { userId, partner } = reader
  const row = await db.selectFrom('customer').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) throw new CallError(401, sessionExpired)
  const user: User = {
    _id: row.id,
    username: row.username,
    email: row.email,
    mobileNumber: row.mobile ?? '',
    gender: row.gender,
    bloodGroup: row.blood_group,
    dateOfBirth: row.date_of_birth,
    pincode: row.pincode,
    isEmailVerified: row.email_verified_at !== null,
    cart: await readCart(db, userId),
    shippingAddresses: await readAddresses(db, reader),
    prescriptions: await readPrescriptions(db, reader),
    viewedProducts: JSON.parse(row.viewed) as User['viewedProducts'],
  }
  if (!partner) return user
  const withheld = partner.isFresh ? [] : await readWithheld(db, reader)
  return {
    ...user,
    gender: '',
    bloodGroup: '',
    dateOfBirth: '',
    viewedProducts: [],
    ...(withheld.length > 0 && { withheld }),
  }
}

/** What was brought before this session, and waits for a new code. */
async function readWithheld(db: Database, { userId, sessionId }: Reader): Promise<Withheld[]> {
  const address = await db
    .selectFrom('address')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('session_id', 'is', null), where('session_id', '!=', sessionId)]))
    .executeTakeFirst()
  const prescription = await db
    .selectFrom('prescription')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('session_id', 'is', null), where('session_id', '!=', sessionId)]))
    .executeTakeFirst()
  return [
    ...(address ? (['shippingAddresses'] as const) : []),
    ...(prescription ? (['prescriptions'] as const) : []),
  ]
}

/** In the order of adding; those that the session may see. */
export async function readAddresses(db: Database, reader: Reader): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', reader.userId)
    .orderBy('created_at')
    .orderBy('slot')
    .execute()
  return rows.filter((row) => maySee(reader, row)).map(toAddress)
}

export function toAddress(row: Selectable<AddressTable>): Address {
  return {
    id: row.id,
    name: row.name,
    contactNumber: row.contact_number,
    email: row.email,
    doorNumber: row.door_number,
    streetName: row.street_name,
    landMark: row.land_mark,
    pincode: row.pincode,
    cityName: row.city_name,
    stateName: row.state_name,
    addressType: row.address_type as Address['addressType'],
  }
}

/** Newest first, without the deleted ones; those that the session may see. */
async function readPrescriptions(db: Database, reader: Reader): Promise<Prescription[]> {
  const rows = await db
    .selectFrom('prescription')
    .select(['id', 'session_id'])
    .where('user_id', '=', reader.userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.filter((row) => maySee(reader, row)).map(({ id }) => toPrescription(id))
}

export function toPrescription(id: string): Prescription {
  return { id, prescriptionImageUrl: `prescriptions/${id}/image` }
}
