import type * as catalogue from './catalogue.ts'

/** Every code of the catalogue. */
export type RefusalCode = (typeof catalogue)[keyof typeof catalogue]['code']

/** Why something is refused. */
export interface Refusal {
  readonly code: RefusalCode
  /** The catalogue's English sentence. */
  readonly text: string
}
