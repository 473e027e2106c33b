import type * as catalogue from './catalogue.ts'
import type * as customerCatalogue from './customer-catalogue.ts'

/** Every code of the catalogue. */
export type RefusalCode = (typeof catalogue)[keyof typeof catalogue]['code']

/** Every code that a customer can meet. */
export type CustomerRefusalCode = (typeof customerCatalogue)[keyof typeof customerCatalogue]['code']

/** Why something is refused. */
export interface Refusal {
  readonly code: RefusalCode
  /** The catalogue's English sentence. */
  readonly text: string
}
