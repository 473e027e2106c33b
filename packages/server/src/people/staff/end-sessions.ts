import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { endDeskSessions } from '../../ground/desk-calls/desk-session.ts'

type Context = Pick<ServerContext, 'db' | 'clock'>

/** Signs somebody out here. */
export async function endSession({ db, clock }: Context, staff: DeskStaff): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endDeskSessions(trx, { sessionId: staff.sessionId }, clock())
    await audit(trx, staff, clock, { action: 'session.end', subject: 'staff', subjectId: staff.id })
  })
}

/** Signs somebody out wherever they are signed in. */
export async function endSessions({ db, clock }: Context, staff: DeskStaff): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endDeskSessions(trx, { staffId: staff.id }, clock())
    await audit(trx, staff, clock, { action: 'session.endAll', subject: 'staff', subjectId: staff.id })
  })
}
