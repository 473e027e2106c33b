import { auditDeskCalls } from '../audit/audit.desk.ts'
import { customerDeskCalls } from '../customer-records/customer-records.desk.ts'
import type { AnyDeskCall } from '../desk/define-desk-call.ts'
import { importDeskCalls } from '../imports/imports.desk.ts'
import { orderDeskCalls } from '../orders/orders.desk.ts'
import { paperDeskCalls } from '../papers/papers.desk.ts'
import { parcelDeskCalls } from '../parcels/parcels.desk.ts'
import { supplyDeskCalls } from '../parcels/supply.desk.ts'
import { passkeyDeskCalls } from '../passkeys/passkeys.desk.ts'
import { phoneOrderDeskCalls } from '../phone-orders/phone-orders.desk.ts'
import { prescriptionRequestDeskCalls } from '../prescription-requests/prescription-requests.desk.ts'
import { prescriptionDeskCalls } from '../prescriptions/prescriptions.desk.ts'
import { debtDeskCalls } from '../returns/debt.desk.ts'
import { moneyDeskCalls } from '../returns/money.desk.ts'
import { returnDeskCalls } from '../returns/returns.desk.ts'
import { staffDeskCalls } from '../staff/staff.desk.ts'

/** Every call of the desk, one list per noun. */
export const deskCalls: AnyDeskCall[] = [
  ...staffDeskCalls,
  ...passkeyDeskCalls,
  ...auditDeskCalls,
  ...orderDeskCalls,
  ...parcelDeskCalls,
  ...supplyDeskCalls,
  ...paperDeskCalls,
  ...prescriptionDeskCalls,
  ...returnDeskCalls,
  ...moneyDeskCalls,
  ...debtDeskCalls,
  ...prescriptionRequestDeskCalls,
  ...customerDeskCalls,
  ...phoneOrderDeskCalls,
  ...importDeskCalls,
]
