import type { Insertable } from 'kysely'
import type { CustomerTable } from '../../ground/database/schema/customers.ts'

type Row = Insertable<CustomerTable>

/** The row of a new customer: nothing is proven, and what is not known yet is empty. */
export function newCustomer(
  known: Pick<Row, 'id' | 'username' | 'email' | 'created_at'> & Partial<Row>,
): Row {
  return {
    email_key: known.email === '' ? null : known.email.toLowerCase(),
    mobile: null,
    mobile_verified_at: null,
    password_hash: null,
    email_verified_at: null,
    gender: '',
    blood_group: '',
    date_of_birth: '',
    pincode: '',
    viewed: '[]',
    ...known,
  }
}
