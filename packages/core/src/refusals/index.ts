import type * as catalogue from './catalogue.ts'

export * from './catalogue.ts'
/** All entries at once, for servers and docs; browsers import the few they say. */
export * as refusalCatalogue from './catalogue.ts'
export { RuleError } from './rule-error.ts'

/** Every code of the catalogue. */
export type RefusalCode = (typeof catalogue)[keyof typeof catalogue]['code']
/** Why something is refused. */
export interface Refusal {
  readonly code: RefusalCode
  /** The catalogue's English sentence. */
  readonly text: string
}
