import type { Address, Prescription, User } from '@dawakit/core/contract'
import { sessionExpired } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import { readCart } from '../cart/cart.sql.ts'
import type { AddressTable } from '../database/schema/customers.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'

/**
 * The customer with cart, addresses, prescriptions and viewed products.
 * @throws {CallError} 401 when there is no such customer (any more)
 */
export async function readUser(db: Database, userId: string): Promise<User> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) throw new CallError(401, sessionExpired)
  return {
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
    shippingAddresses: await readAddresses(db, userId),
    prescriptions: await readPrescriptions(db, userId),
    viewedProducts: JSON.parse(row.viewed) as User['viewedProducts'],
  }
}

/** In the order of adding. */
export async function readAddresses(db: Database, userId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('slot')
    .execute()
  return rows.map(toAddress)
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

/** Newest first, without the deleted ones. */
export async function readPrescriptions(db: Database, userId: string): Promise<Prescription[]> {
  const rows = await db
    .selectFrom('prescription')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => toPrescription(id))
}

export function toPrescription(id: string): Prescription {
  return { id, prescriptionImageUrl: `prescriptions/${id}/image` }
}
