import { customerWords } from '@dawakit/core/customer'
import type { Database } from '../../ground/database/schema/index.ts'

/** Writes anew what a customer is found by at the desk: after each change of name, number or e-mail, in its transaction. */
export async function writeCustomerWords(trx: Database, customerId: string): Promise<void> {
  const { username, email, mobile } = await trx
    .selectFrom('customer')
    .select(['username', 'email', 'mobile'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('customer_word').where('customer_id', '=', customerId).execute()
  // Whoever had the number before is found by it no more.
  if (mobile !== null) await trx.deleteFrom('customer_word').where('word', '=', mobile).execute()
  const words = customerWords({ name: username, email, mobile })
  if (words.length === 0) return
  await trx
    .insertInto('customer_word')
    .values(words.map((word) => ({ customer_id: customerId, word })))
    .execute()
}
