import type { DosageForm } from '@dawakit/core/contract'
import type { ParsedSalt } from './parse-composition.ts'

/** What of a row tells what it is. */
export interface Article {
  name: string
  /** 'allopathy', 'ayurveda', 'nutraceutical', 'personal care', 'consumable' and what lists call them; '' where a list has none. */
  type: string
  /** The list's own heading: 'Antibiotics', 'Cardiovascular System (CVS)' … */
  group: string
  salts: readonly ParsedSalt[]
  dosageForm: DosageForm
  /** The code that the list says; '' where it says none. @default '' */
  hsn?: string
}
