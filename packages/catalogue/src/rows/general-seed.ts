import type { DosageForm, ProductSummary } from '@dawakit/core/contract'
import type { GeneralBrandKey } from './general-brands.ts'

/** One size of an article: what the size chooser shows, units in it, MRP in rupees of a mid-priced brand. */
export type SizeSeed = readonly [value: string, units: number, mrpRupees: number]

/** An article of daily care as several brands sell it. */
export interface GoodSeed {
  name: string
  sub: string
  brands: readonly GeneralBrandKey[]
  dosageForm: DosageForm
  unit: ProductSummary['unit']
  /** 4 to 8 digits. */
  hsn: string
  /** Words before the size in the pack line: 'Tube of' 100 g. */
  pack: string
  /** What the size chooser is called: 'Size', 'Pack', 'Count'. Default 'Size'. */
  sizeType?: string
  sizes: readonly SizeSeed[]
  /** A second attribute, 'Flavour' or 'Colour', each value with every size. */
  second?: readonly [type: string, values: readonly string[]]
  /** Two or three plain sentences about it. */
  about: string
  /** Short facts for the list beside the picture. */
  facts: readonly string[]
  /** How to use it; empty hides the tab. */
  use?: string
  /** 1 to 10. Default 4. */
  demand?: number
  isColdChain?: boolean
}

export interface GeneralCategorySeed {
  category: string
  /** The menu group. */
  group: string
  goods: readonly GoodSeed[]
}
