import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { audit } from '../desk/audit.ts'
import type { DeskStaff } from '../desk/define-desk-call.ts'
import { endDeskSessions } from '../desk/desk-session.ts'

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
