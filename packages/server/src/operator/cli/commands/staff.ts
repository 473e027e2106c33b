import type { NewStaffAccount, StaffRole } from '@dawakit/core/contract'
import { textOf } from '@dawakit/lists/values'
import { type Command, Option } from 'commander'
import type { Config } from '../../../ground/context/config.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { EVERY_ROLE } from '../../../ground/desk-calls/staff-roles.ts'
import { codeAt, openCodeSecret } from '../../../people/staff/one-time-codes.ts'
import { readAccounts } from '../../../people/staff/staff.sql.ts'
import { addStaff, closeStaff, resetStaff } from '../../../people/staff/staff-accounts.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

const NAME_MAX = 100
const MOST = 1000

interface AddOptions {
  role: StaffRole
  registration?: string
}

export function addStaffCommands(program: Command, operator: Operator): void {
  const command = program
    .command('staff')
    .description("Who works at the pharmacy's desk. Each signs in with a password and a second factor.")
  command
    .command('add')
    .description('Make an account, and a password for its first sign-in.')
    .argument('<email>')
    .argument('<name>')
    .addOption(new Option('--role <role>', 'what they may do').choices(EVERY_ROLE).makeOptionMandatory())
    .option('--registration <number>', "a pharmacist's, with the state's pharmacy council")
    .action((email: string, name: string, { role, registration }: AddOptions) =>
      withDatabase(operator, async (db, config) => {
        const facts = { name: textOf('name', name, NAME_MAX), role, registrationNumber: registration ?? null }
        printFirst(operator, config, await addStaff(keeper(db), { email, ...facts }))
      }),
    )
  command
    .command('list')
    .description('All accounts.')
    .action(() => withDatabase(operator, (db) => list(operator, db)))
  command
    .command('close')
    .description('Let somebody in no more, at once. Their work keeps their name.')
    .argument('<email>')
    .action((email: string) =>
      withDatabase(operator, async (db) => {
        await closeStaff(keeper(db), await idOf(db, email))
        operator.print('Closed.')
      }),
    )
  command
    .command('reset')
    .description(
      'Make the next sign-in the first again: for a lost password or app, and for an account that was closed.',
    )
    .argument('<email>')
    .action((email: string) =>
      withDatabase(operator, async (db, config) =>
        printFirst(operator, config, await resetStaff(keeper(db), await idOf(db, email))),
      ),
    )
  command
    .command('code')
    .description('The six digits of this moment, in a demonstration alone.')
    .argument('<email>')
    .action((email: string) =>
      withDatabase(operator, async (db, config) => operator.print(await codeOf(db, config, email))),
    )
}

/** What the command line does, nobody of the desk has done. */
const keeper = (db: Database) => ({ db, clock: Date.now, by: null })

function printFirst(
  { print }: Operator,
  { deskUrl }: Config,
  { account, firstPassword }: NewStaffAccount,
): void {
  print(`${account.email} is ${account.role}. The password of the first sign-in, shown this once:`)
  print(firstPassword)
  if (deskUrl === null) print('This shop has no desk yet: set DESK_URL to its address.')
}

async function list({ print }: Operator, db: Database): Promise<void> {
  const { data, totalCount } = await readAccounts(db, { page: 1, limit: MOST })
  for (const { email, role, name, registrationNumber, state, hasSecondFactor, passkeys } of data) {
    const more = [
      registrationNumber ?? '',
      passkeys === 0 ? '' : passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`,
      state === 'closed' ? '(closed)' : hasSecondFactor ? '' : '(has not signed in)',
    ]
    print([email, role, name, ...more].filter(Boolean).join('  '))
  }
  print(totalCount === 1 ? '1 account.' : `${totalCount} accounts.`)
}

/** @throws {OperatorError} where there is no such account */
async function idOf(db: Database, email: string): Promise<string> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!row) throw new OperatorError('Nobody of the staff has that e-mail address.')
  return row.id
}

/** @throws {OperatorError} in a live shop: there the app alone has it */
async function codeOf(db: Database, config: Config, email: string): Promise<string> {
  if (!config.isDemo) throw new OperatorError('In a live shop the app alone tells the code.')
  const id = await idOf(db, email)
  const { totp_sealed } = await db
    .selectFrom('staff')
    .select('totp_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const secret = openCodeSecret(config, id, totp_sealed)
  if (secret === null) throw new OperatorError('This account has not signed in yet.')
  return codeAt(secret, Date.now())
}
