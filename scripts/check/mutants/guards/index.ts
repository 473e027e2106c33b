import type { Guards } from '../mutant.ts'
import { approvalGuards } from './approval.ts'
import { cartGuards } from './cart.ts'
import { countGuards } from './count.ts'
import { couponGuards } from './coupon.ts'
import { happeningGuards } from './happening.ts'
import { moneyGuards } from './money.ts'
import { orderGuards } from './order.ts'
import { pageGuards } from './page.ts'
import { prescriptionGuards } from './prescription.ts'
import { productGuards } from './product.ts'
import { recallGuards } from './recall.ts'
import { registerGuards } from './register.ts'
import { sessionGuards } from './session.ts'
import { stockGuards } from './stock.ts'

/** By noun. A guard that is new or moved has its line here: `stale.test.ts` says which is not there any more. */
export const GUARDS = {
  stock: stockGuards,
  coupon: couponGuards,
  approval: approvalGuards,
  prescription: prescriptionGuards,
  session: sessionGuards,
  cart: cartGuards,
  order: orderGuards,
  money: moneyGuards,
  happening: happeningGuards,
  recall: recallGuards,
  count: countGuards,
  register: registerGuards,
  product: productGuards,
  page: pageGuards,
} as const satisfies Record<string, Guards>
