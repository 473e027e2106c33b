import { textOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { addPartner, revokePartner, setPartnerOrigins } from '../../../people/partners/partner-keys.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

const NAME_MAX = 100

export function addPartnerCommands(program: Command, operator: Operator): void {
  const { print } = operator
  const command = program
    .command('partner')
    .description('Partner sites that may use the shop on their pages.')
  command
    .command('add')
    .description("Make a partner's key.")
    .argument('<name>')
    .requiredOption('--origin <origins...>', 'where their pages stand, e.g. https://partner.example')
    .action((name: string, { origin }: { origin: string[] }) =>
      withDatabase(operator, async (db) => {
        const key = await addPartner(db, textOf('name', name, NAME_MAX), origin, Date.now())
        print(`Key: ${key}`)
        print(`<dawa-shop api="…" partner-key="${key}"></dawa-shop>`)
      }),
    )
  command
    .command('list')
    .description('All keys with their origins.')
    .action(() =>
      withDatabase(operator, async (db) => {
        const rows = await db.selectFrom('partner_key').selectAll().orderBy('created_at').execute()
        for (const row of rows) {
          const origins = (JSON.parse(row.origins) as string[]).join(' ')
          print(`${row.key}  ${row.name}  ${origins}${row.revoked_at === null ? '' : '  (revoked)'}`)
        }
        print(rows.length === 1 ? '1 key.' : `${rows.length} keys.`)
      }),
    )
  command
    .command('origins')
    .description(
      'Set the origins of a key anew. Customers signed in on those that it has no longer are signed out.',
    )
    .argument('<key>')
    .requiredOption('--origin <origins...>', 'where their pages stand, e.g. https://partner.example')
    .action((key: string, { origin }: { origin: string[] }) =>
      withDatabase(operator, async (db) => {
        if (!(await setPartnerOrigins(db, key, origin, Date.now()))) {
          throw new OperatorError('There is no such key in use.')
        }
        print('Changed.')
      }),
    )
  command
    .command('revoke')
    .description('Shut a key off, at once. Customers signed in by it are signed out.')
    .argument('<key>')
    .action((key: string) =>
      withDatabase(operator, async (db) => {
        if (!(await revokePartner(db, key, Date.now())))
          throw new OperatorError('There is no such key in use.')
        print('Revoked.')
      }),
    )
}
