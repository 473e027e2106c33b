import type { Database } from '../../ground/database/schema/index.ts'
import { OperatorError } from './operator.ts'

/**
 * A customer as an operator names them: mobile number, e-mail address or id.
 * @throws {OperatorError} when there is none, or several gave the address and none of them has proven it.
 */
export async function findCustomer(db: Database, name: string): Promise<{ id: string }> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email_verified_at'])
    .where((where) =>
      where.or([
        where('mobile', '=', name.replace(/^\+91/, '')),
        where('email_key', '=', name.toLowerCase()),
        where('id', '=', name),
      ]),
    )
    .execute()
  const found = rows.find((row) => row.email_verified_at !== null) ?? rows[0]
  if (!found) throw new OperatorError('There is no customer with that mobile number, e-mail address or id.')
  if (rows.length > 1 && found.email_verified_at === null) {
    throw new OperatorError('Several customers gave that e-mail address. Name one by mobile number or id.')
  }
  return found
}
