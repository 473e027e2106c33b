import type { DosageForm, ProductSummary } from '@dawakit/core/contract'

/** How one kind of pack is named, counted and drawn. */
export interface PackForm {
  dosageForm: DosageForm
  /** As it stands in the product's name. */
  label: string
  /** Medicines of one route and release are alternatives of each other: the same `kind`. */
  kind: string
  unit: ProductSummary['unit']
  /** The words before the count: 'Strip of' 10 tablets. */
  pack: string
  /** Singular and plural of what is counted, or a measure ('ml', 'g') that follows the number. */
  counted: readonly [string, string] | 'ml' | 'g'
  /** How it is taken, for the instructions. */
  use: string
}
