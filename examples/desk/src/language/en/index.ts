import { apiWords } from './api.ts'
import { auditWords } from './audit.ts'
import { deskWords } from './desk.ts'
import { ordersWords } from './orders.ts'
import { parcelsWords } from './parcels.ts'
import { prescriptionsWords } from './prescriptions.ts'
import { signInWords } from './sign-in.ts'
import { staffWords } from './staff.ts'

/** All that the desk says, a file a noun. `%{name}` is filled in; `a |||| b` is one of it, or several. */
export const english = {
  api: apiWords,
  audit: auditWords,
  desk: deskWords,
  orders: ordersWords,
  parcels: parcelsWords,
  prescriptions: prescriptionsWords,
  signIn: signInWords,
  staff: staffWords,
} as const
