import type { DosageForm } from '../contract/product.ts'
import type { NonReturnableKind } from '../contract/returns.ts'

/** What of a product decides whether it may come back without a defect. */
export interface ReturnedProduct {
  name: string
  dosageForm: DosageForm
  isColdChain: boolean
  /** General goods and no medicine: supports for joints, not tablets for them. */
  isGeneral: boolean
  category: string
  subCategory: string
}

const INJECTED = new Set<DosageForm>(['injection', 'vial'])

/** By the words of a general good: its category and sub-category, and for a device its name. */
const WORDS = [
  ['surgical', /surgical|catheter|syringe|needle|clinical/i],
  ['healthMonitor', /monitor|glucometer|glucose meter|oximeter|blood pressure/i],
  ['orthoSupport', /ortho|support|brace|splint/i],
] as const satisfies readonly (readonly [NonReturnableKind, RegExp])[]

/**
 * Why a product cannot be returned without a defect. Damaged or wrong, every product is taken back.
 *
 * @returns null where it can.
 * @source docs/sources.md#returns
 */
export function nonReturnableKind(product: ReturnedProduct): NonReturnableKind | null {
  const { name, dosageForm, isColdChain, isGeneral, category, subCategory } = product
  if (INJECTED.has(dosageForm)) return 'injection'
  if (isColdChain) return 'coldChain'
  if (!isGeneral) return null
  const words = [category, subCategory, ...(dosageForm === 'device' ? [name] : [])].join(' ')
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
