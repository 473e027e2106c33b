import type { Language } from '../language.ts'
import { notices } from './notices.ts'
import { ordering } from './ordering.ts'
import { page } from './page.ts'
import { refusals } from './refusals.ts'
import { store } from './store.ts'

/** Tamil, as it is spoken at the counter: what customers read of widgets, refusals and notices. */
export const tamil: Language = {
  locale: 'ta-IN',
  refusals,
  notices,
  widgets: { ...page, ...ordering, ...store },
}
