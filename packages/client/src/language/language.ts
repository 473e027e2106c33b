import type { Translation } from '@dawakit/core/language'
import type { CustomerRefusalCode, RefusalCode } from '@dawakit/core/refusals'
import type { notices } from './notices.ts'

/** What a page says in another language than English, which is built in. */
export interface Language {
  /** BCP 47 tag, e.g. `ta-IN`. */
  readonly locale: string
  /** The sentence of each refusal that a customer can meet, by its code; what is said at the desk alone may stay English. */
  readonly refusals: Readonly<Record<CustomerRefusalCode, string> & Partial<Record<RefusalCode, string>>>
  /** What the shop itself says, e.g. that somebody is logged in. */
  readonly notices: Translation<typeof notices>
  /** The words of widgets; `Language` of `@dawakit/widgets/language` says which. */
  readonly widgets?: object
}
