import type { Pharmacist, PrescriptionParticulars, RegisterPeople, Schedule } from '@dawakit/core/contract'
import { schedulesOf } from '../../catalogue/sale/schedules.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { readParticulars } from '../../requests/grants/grants.sql.ts'
import { findOrderRow, type OrderLineRow, type OrderRow, readOrderLines } from '../read/orders.sql.ts'

/** What a register says of a line that is packed. */
export interface LineForRegister {
  line: OrderLineRow
  schedule: Schedule | null
  manufacturer: string
  particulars: PrescriptionParticulars | null
  people: RegisterPeople
  pharmacist: Pharmacist
  prescriptionId: string | null
}

/** The lines of an order that are on prescription, with what their check has found. */
export async function readLinesForRegister(
  trx: Database,
  context: Pick<ServerContext, 'salts'>,
  orderId: string,
): Promise<{ order: OrderRow; lines: LineForRegister[] }> {
  const order = await findOrderRow(trx, orderId)
  if (!order) throw new Error('A parcel of an order that is not there.')
  const lines = ((await readOrderLines(trx, [orderId])).get(orderId) ?? []).filter(
    ({ is_prescription }) => is_prescription === 1,
  )
  if (lines.length === 0) return { order, lines: [] }
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const schedules = await schedulesOf(trx, context, ids)
  const makers = await trx
    .selectFrom('product')
    .select(['id', 'manufacturer'])
    .where('id', 'in', ids)
    .execute()
  const approvals = await readApprovals(trx, orderId)
  const patientName = await patientOf(trx, order)
  return {
    order,
    lines: lines.map((line) => {
      const approval = approvals.findLast(({ line_no }) => line_no === line.line_no)
      const particulars = readParticulars(approval?.particulars ?? null)
      return {
        line,
        schedule: schedules.get(line.product_id) ?? null,
        manufacturer: makers.find(({ id }) => id === line.product_id)?.manufacturer ?? '',
        particulars,
        people: {
          prescriberName: particulars?.prescriberName ?? '',
          prescriberRegistration: particulars?.prescriberRegistration ?? '',
          prescriberAddress: particulars?.prescriberAddress ?? '',
          patientName,
          patientAddress: particulars?.patientAddress ?? '',
        },
        pharmacist: {
          name: approval?.pharmacist_name ?? '',
          registrationNumber: approval?.registration_number ?? '',
        },
        prescriptionId: approval?.prescription_id ?? null,
      }
    }),
  }
}

/** The last of a line is the one that stands: what was taken back was approved anew. */
const readApprovals = (trx: Database, orderId: string) =>
  trx
    .selectFrom('prescription_approval')
    .leftJoin('prescription_grant', 'prescription_grant.id', 'prescription_approval.grant_id')
    .select(['line_no', 'pharmacist_name', 'registration_number', 'particulars', 'prescription_id'])
    .where('prescription_approval.order_id', '=', orderId)
    .where('prescription_approval.quantity', '>', 0)
    .orderBy('approved_at')
    .orderBy('prescription_approval.id')
    .execute()

/** Whom it is for: who is named, else its customer, else whoever it is sent to. */
async function patientOf(trx: Database, order: OrderRow): Promise<string> {
  const patient = order.patient === null ? null : (JSON.parse(order.patient) as { name: string })
  if (patient?.name.trim()) return patient.name
  const customer = await trx
    .selectFrom('customer')
    .select('username')
    .where('id', '=', order.user_id)
    .executeTakeFirst()
  return customer?.username.trim() || (JSON.parse(order.address) as { name: string }).name
}
