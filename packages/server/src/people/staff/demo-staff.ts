import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StaffRole } from '@dawakit/core/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../ground/context/clock.ts'
import type { Config } from '../../ground/context/config.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { codeUri, newCodeSecret, sealCodeSecret } from './one-time-codes.ts'
import { writeNewStaff } from './staff-accounts.ts'
import { newFirstPassword } from './staff-password.ts'

/** Where a demonstration keeps how its staff signs in. */
export const demoSignInsFile = (dataFolder: string): string => join(dataFolder, 'desk-sign-ins.json')

const signIns = z.array(
  z.object({
    role: z.enum(EVERY_ROLE),
    email: z.string(),
    password: z.string(),
    /** Base32, of the one-time codes. */
    secret: z.string(),
    uri: z.string(),
  }),
)
type SignIns = z.output<typeof signIns>

const NAMES: Record<StaffRole, string> = {
  owner: 'Asha Rao',
  pharmacist: 'Priya Nair',
  packer: 'Ravi Kumar',
  support: 'Selvi Mani',
}
const REGISTRATION_NUMBER = 'TN-PC-20481'

type DemoConfig = Pick<Config, 'isDemo' | 'deskUrl' | 'dataFolder' | 'secrets' | 'store'>

/**
 * Gives a demonstration that has no staff somebody of each role, and says how they sign in. Passwords and secrets are this
 * machine's own, kept in its data folder, so that a new database has the same; a live shop gets nobody.
 */
export async function makeDemoStaff(
  db: Database,
  config: DemoConfig,
  clock: Clock,
  print: (line: string) => void,
): Promise<void> {
  if (!config.isDemo || config.deskUrl === null) return
  if (await hasStaff(db)) return
  const made = await inTransaction(db, async (trx) => {
    // Another process that starts at this moment waits here, and then finds them.
    if (locksRows(trx)) await sql`lock table staff in share row exclusive mode`.execute(trx)
    if (await hasStaff(trx)) return []
    const kept = (await readSignIns(config)) ?? (await makeSignIns(config))
    for (const { role, email, password, secret } of kept) {
      const id = newId()
      await writeNewStaff(
        { db: trx, clock, by: null },
        {
          id,
          email_key: email,
          name: NAMES[role],
          role,
          registration_number: role === 'pharmacist' ? REGISTRATION_NUMBER : null,
          password_hash: await hashPassword(password),
          totp_sealed: sealCodeSecret(config, id, secret),
          totp_confirmed_at: clock(),
        },
      )
    }
    return kept
  })
  if (made.length === 0) return
  print(
    `The desk at ${config.deskUrl} has its first staff; ${demoSignInsFile(config.dataFolder)} keeps this:`,
  )
  for (const { email, password, uri } of made) {
    print(`  ${email}  ${password}`)
    print(`    ${uri}`)
  }
  print('  The six digits: add an address to an authenticator app, or `npm run shop -- staff code <email>`.')
}

const hasStaff = async (db: Database) =>
  (await db.selectFrom('staff').select('id').executeTakeFirst()) !== undefined

async function readSignIns({ dataFolder }: DemoConfig): Promise<SignIns | null> {
  try {
    return signIns.parse(JSON.parse(await readFile(demoSignInsFile(dataFolder), 'utf8')))
  } catch {
    // None yet, or no such file any more: they are made anew.
    return null
  }
}

async function makeSignIns(config: DemoConfig): Promise<SignIns> {
  const made = EVERY_ROLE.map((role) => {
    const email = `${role}@dawakit.example`
    const secret = newCodeSecret()
    return { role, email, password: newFirstPassword(), secret, uri: codeUri(config, email, secret) }
  })
  await writeFile(demoSignInsFile(config.dataFolder), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return made
}
