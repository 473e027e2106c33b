import type { Command } from 'commander'
import type { Database } from '../../../ground/database/schema/index.ts'
import { leaveLinkOf } from '../../../people/newsletter/leave-link.ts'
import { type Operator, withDatabase } from '../operator.ts'

export function addNewsletterCommands(program: Command, operator: Operator): void {
  program
    .command('newsletter')
    .description('Who has confirmed the newsletter, each with the link that ends it: put it into every mail.')
    .action(() =>
      withDatabase(operator, async (db, config) => {
        const readers = await db
          .selectFrom('newsletter')
          .select(['email_key', 'leave_hash'])
          .where('confirmed_at', 'is not', null)
          .orderBy('email_key')
          .execute()
        for (const { email_key, leave_hash } of readers) {
          const { url, hash } = leaveLinkOf(config, email_key)
          // An address of an earlier release has none yet.
          if (leave_hash !== hash) await writeLeaveHash(db, email_key, hash)
          operator.print(`${email_key}  ${url}`)
        }
        operator.print(readers.length === 1 ? '1 address.' : `${readers.length} addresses.`)
      }),
    )
}

async function writeLeaveHash(db: Database, emailKey: string, leave_hash: string): Promise<void> {
  await db.updateTable('newsletter').set({ leave_hash }).where('email_key', '=', emailKey).execute()
}
