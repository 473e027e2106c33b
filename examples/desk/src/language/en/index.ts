import { apiWords } from './api.ts'
import { auditWords } from './audit.ts'
import { correctionsWords, countsWords } from './counts.ts'
import { customersWords } from './customers.ts'
import { debitNotesWords } from './debit-notes.ts'
import { deskWords } from './desk.ts'
import { goodsInWords } from './goods-in.ts'
import { importsWords } from './imports.ts'
import { moneyWords } from './money.ts'
import { ordersWords } from './orders.ts'
import { papersWords } from './papers.ts'
import { parcelsWords } from './parcels.ts'
import { passkeysWords } from './passkeys.ts'
import { phoneOrdersWords } from './phone-orders.ts'
import { prescriptionsWords } from './prescriptions.ts'
import { productsWords } from './products.ts'
import { ratesWords } from './rates.ts'
import { recallsWords } from './recalls.ts'
import { registersWords } from './registers.ts'
import { requestsWords } from './requests.ts'
import { returnsWords } from './returns.ts'
import { scanWords } from './scan.ts'
import { shelfWords } from './shelf.ts'
import { shopPagesWords } from './shop-pages.ts'
import { signInWords } from './sign-in.ts'
import { staffWords } from './staff.ts'
import { suppliersWords } from './suppliers.ts'
import { supplyWords } from './supply.ts'
import { toOrderWords } from './to-order.ts'

/** All that the desk says, a file a noun. `%{name}` is filled in; `a |||| b` is one of it, or several. */
export const english = {
  api: apiWords,
  audit: auditWords,
  corrections: correctionsWords,
  counts: countsWords,
  customers: customersWords,
  desk: deskWords,
  debitNotes: debitNotesWords,
  suppliers: suppliersWords,
  toOrder: toOrderWords,
  goodsIn: goodsInWords,
  imports: importsWords,
  money: moneyWords,
  orders: ordersWords,
  papers: papersWords,
  parcels: parcelsWords,
  phoneOrders: phoneOrdersWords,
  passkeys: passkeysWords,
  prescriptions: prescriptionsWords,
  products: productsWords,
  rates: ratesWords,
  registers: registersWords,
  recalls: recallsWords,
  requests: requestsWords,
  returns: returnsWords,
  scan: scanWords,
  shelf: shelfWords,
  shopPages: shopPagesWords,
  signIn: signInWords,
  staff: staffWords,
  supply: supplyWords,
} as const
