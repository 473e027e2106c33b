import type { Language } from '../language.ts'
import { account } from './account.ts'
import { cart } from './cart.ts'
import { notices } from './notices.ts'
import { orders } from './orders.ts'
import { refusals } from './refusals.ts'
import { shopping } from './shopping.ts'

/** Hindi, as it is spoken at the counter: what customers read of widgets, refusals and notices. */
export const hindi: Language = {
  locale: 'hi-IN',
  refusals,
  notices,
  widgets: { ...account, ...cart, ...orders, ...shopping },
}
