import type { NewStaffAccount, StaffAccount, StaffFacts } from '@dawakit/core/contract'
import { isEmail } from '@dawakit/core/customer'
import {
  enterValidEmail,
  lastOwner,
  notFound,
  registrationNumberNeeded,
  staffEmailTaken,
  staffNameNeeded,
} from '@dawakit/core/refusals'
import type { Insertable } from 'kysely'
import type { Clock } from '../../ground/context/clock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StaffTable } from '../../ground/database/schema/staff.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { endDeskSessions } from '../../ground/desk-calls/desk-session.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { hashPassword } from '../sessions/passwords.ts'
import type { StaffRow } from './sign-in.ts'
import { readAccount } from './staff.sql.ts'
import { newFirstPassword } from './staff-password.ts'

/** Who changes the accounts: the owner, or nobody of the desk where it is the command line. */
export interface AccountKeeper {
  db: Database
  clock: Clock
  by: AuditedBy
}

/** Makes an account. @throws {CallError} 400, 409 */
export async function addStaff(
  { db, clock, by }: AccountKeeper,
  { email, ...facts }: StaffFacts & { email: string },
): Promise<NewStaffAccount> {
  const { name, role, registrationNumber } = checkFacts(facts)
  if (!isEmail(email)) refuse({ fields: ['email'], message: enterValidEmail })
  const email_key = email.trim().toLowerCase()
  const firstPassword = newFirstPassword()
  const password_hash = await hashPassword(firstPassword)
  const account = await inTransaction(db, async (trx) => {
    const taken = await trx
      .selectFrom('staff')
      .select('id')
      .where('email_key', '=', email_key)
      .executeTakeFirst()
    if (taken) throw new CallError(409, staffEmailTaken, { fields: { email: staffEmailTaken.text } })
    const id = newId()
    const facts = { email_key, name, role, registration_number: registrationNumber, password_hash }
    await writeNewStaff({ db: trx, clock, by }, { id, ...facts, totp_sealed: null, totp_confirmed_at: null })
    return readAccount(trx, id)
  })
  return { account, firstPassword }
}

type NewStaff = Omit<Insertable<StaffTable>, 'totp_last_step' | 'created_at' | 'disabled_at'>

/** Writes a new account down in a transaction, with its row of the audit. */
export async function writeNewStaff({ db: trx, clock, by }: AccountKeeper, staff: NewStaff): Promise<void> {
  await trx
    .insertInto('staff')
    .values({ ...staff, totp_last_step: null, created_at: clock(), disabled_at: null })
    .execute()
  const { id, name, role, registration_number: registrationNumber } = staff
  await audit(trx, by, clock, {
    action: 'staff.add',
    ...subjectOf(id),
    after: { name, role, registrationNumber },
  })
}

/** Changes who somebody is and what they may do; from their next call on. @throws {CallError} 400, 404, 409 */
export async function changeStaff(
  { db, clock, by }: AccountKeeper,
  id: string,
  facts: StaffFacts,
): Promise<StaffAccount> {
  const { name, role, registrationNumber } = checkFacts(facts)
  return inTransaction(db, async (trx) => {
    const before = await lockAccount(trx, id)
    if (role !== 'owner') await keepAnOwner(trx, before)
    await trx
      .updateTable('staff')
      .set({ name, role, registration_number: registrationNumber })
      .where('id', '=', id)
      .execute()
    await audit(trx, by, clock, {
      action: 'staff.change',
      ...subjectOf(id),
      before: { name: before.name, role: before.role, registrationNumber: before.registration_number },
      after: { name, role, registrationNumber },
    })
    return readAccount(trx, id)
  })
}

/**
 * Lets somebody in no more, at once. Nobody is deleted: the audit knows them. The password stays, good for one thing alone: who
 * knows it is told that the account is closed.
 *
 * @throws {CallError} 404, 409
 */
export async function closeStaff({ db, clock, by }: AccountKeeper, id: string): Promise<StaffAccount> {
  return inTransaction(db, async (trx) => {
    const before = await lockAccount(trx, id)
    await keepAnOwner(trx, before)
    if (before.disabled_at === null) {
      await trx
        .updateTable('staff')
        .set({ disabled_at: clock(), totp_sealed: null, totp_confirmed_at: null })
        .where('id', '=', id)
        .execute()
      await trx.deleteFrom('staff_passkey').where('staff_id', '=', id).execute()
      await endDeskSessions(trx, { staffId: id }, clock())
      await audit(trx, by, clock, { action: 'staff.close', ...subjectOf(id) })
    }
    return readAccount(trx, id)
  })
}

/**
 * Makes somebody's next sign-in their first: a new password, and no second factor until then. Opens a closed account, too.
 *
 * @throws {CallError} 404
 */
export async function resetStaff({ db, clock, by }: AccountKeeper, id: string): Promise<NewStaffAccount> {
  const firstPassword = newFirstPassword()
  const password_hash = await hashPassword(firstPassword)
  const account = await inTransaction(db, async (trx) => {
    const before = await lockAccount(trx, id)
    await trx
      .updateTable('staff')
      .set({ password_hash, totp_sealed: null, totp_confirmed_at: null, disabled_at: null })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('staff_passkey').where('staff_id', '=', id).execute()
    await trx.deleteFrom('staff_challenge').where('staff_id', '=', id).execute()
    await endDeskSessions(trx, { staffId: id }, clock())
    const action = before.disabled_at === null ? 'staff.reset' : 'staff.open'
    await audit(trx, by, clock, { action, ...subjectOf(id) })
    return readAccount(trx, id)
  })
  return { account, firstPassword }
}

/** Ends every session of somebody. @throws {CallError} 404 */
export async function signOutStaff({ db, clock, by }: AccountKeeper, id: string): Promise<StaffAccount> {
  return inTransaction(db, async (trx) => {
    await lockAccount(trx, id)
    await endDeskSessions(trx, { staffId: id }, clock())
    await audit(trx, by, clock, { action: 'session.endAll', ...subjectOf(id) })
    return readAccount(trx, id)
  })
}

const subjectOf = (id: string) => ({ subject: 'staff', subjectId: id })

/** @throws {CallError} 400 */
function checkFacts({ name, role, registrationNumber }: StaffFacts): StaffFacts {
  if (name === '') refuse({ fields: ['name'], message: staffNameNeeded })
  const number = registrationNumber || null
  if (role === 'pharmacist' && number === null) {
    refuse({ fields: ['registrationNumber'], message: registrationNumberNeeded })
  }
  return { name, role, registrationNumber: number }
}

/** Holds an account until the transaction ends. @throws {CallError} 404 */
export async function lockAccount(trx: Database, id: string): Promise<StaffRow> {
  const asked = trx.selectFrom('staff').selectAll().where('id', '=', id)
  const row = await (locksRows(trx) ? asked.forUpdate() : asked).executeTakeFirst()
  if (!row) throw new CallError(404, notFound)
  return row
}

/**
 * Somebody has to be able to let people in.
 *
 * @param leaving - Who is to be an owner no more.
 * @throws {CallError} 409
 */
async function keepAnOwner(trx: Database, leaving: StaffRow): Promise<void> {
  if (leaving.role !== 'owner' || leaving.disabled_at !== null) return
  const asked = trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
  // Two owners who close each other meet here: one of the transactions is undone and sees the other's end.
  const owners = await (locksRows(trx) ? asked.forUpdate() : asked).execute()
  if (owners.every(({ id }) => id === leaving.id)) throw new CallError(409, lastOwner)
}
