import type { StaffAccount } from '@dawakit/core/contract'
import { notFound } from '@dawakit/core/refusals'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const accounts = (db: Database) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email_key', 'role', 'registration_number'])
    .select(['totp_confirmed_at', 'created_at', 'disabled_at'])
    .select((select) => [
      select
        .selectFrom('staff_passkey')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('passkeys'),
      select
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('seen_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

const toAccount = (row: Row): StaffAccount => ({
  id: row.id,
  name: row.name,
  email: row.email_key,
  role: row.role,
  registrationNumber: row.registration_number,
  state: row.disabled_at === null ? 'open' : 'closed',
  hasSecondFactor: row.totp_confirmed_at !== null,
  passkeys: Number(row.passkeys),
  createdAt: new Date(row.created_at).toISOString(),
  seenAt: isoOf(row.seen_at),
})

/** @throws {CallError} 404 */
export async function readAccount(db: Database, id: string): Promise<StaffAccount> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, notFound)
  return toAccount(row)
}

/** Those who work here first, by name. */
export async function readAccounts(
  db: Database,
  page: Page,
): Promise<{ data: StaffAccount[]; totalCount: number }> {
  const rows = await accounts(db)
    .orderBy((order) => order.case().when('disabled_at', 'is', null).then(0).else(1).end())
    .orderBy('name')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toAccount), totalCount: Number(count) }
}
