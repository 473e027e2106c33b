import type { Command } from 'commander'
import { leaveLink } from '../../newsletter/subscribe.ts'
import { type Operator, withDatabase } from '../operator.ts'

export function addNewsletterCommands(program: Command, operator: Operator): void {
  program
    .command('newsletter')
    .description('Who has confirmed the newsletter, each with the link that ends it: put it into every mail.')
    .action(() =>
      withDatabase(operator, async (db, config) => {
        const readers = await db
          .selectFrom('newsletter')
          .select(['email_key', 'leave_token'])
          .where('confirmed_at', 'is not', null)
          .orderBy('email_key')
          .execute()
        for (const { email_key, leave_token } of readers) {
          operator.print(`${email_key}  ${leaveLink(config, leave_token ?? '')}`)
        }
        operator.print(readers.length === 1 ? '1 address.' : `${readers.length} addresses.`)
      }),
    )
}
