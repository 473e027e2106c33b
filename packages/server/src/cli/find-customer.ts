import type { Database } from '../database/schema/index.ts'
import { OperatorError } from './operator.ts'

/**
 * A customer as an operator names them: mobile number, e-mail address or id.
 * @throws {OperatorError} when there is none.
 */
export async function findCustomer(db: Database, name: string): Promise<{ id: string }> {
  for (const [column, value] of [
    ['mobile', name.replace(/^\+91/, '')],
    ['email_key', name.toLowerCase()],
    ['id', name],
  ] as const) {
    const row = await db.selectFrom('customer').select('id').where(column, '=', value).executeTakeFirst()
    if (row) return row
  }
  throw new OperatorError('There is no customer with that mobile number, e-mail address or id.')
}
