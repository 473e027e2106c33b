import type { GeneralCategorySeed } from '../general-seed.ts'
import { diabeticCare } from './diabetic-care.ts'

/** In the order of the shop's category list. */
export const generalCategories: readonly GeneralCategorySeed[] = [diabeticCare]
