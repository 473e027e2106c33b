'use client'

import { labelsOf } from './labels-of.ts'
import { useOptionalShop } from './shop-context.tsx'

/** The words of one widget in the language of the shop around it; English is built in. */
export const useLabels = <English extends object>(name: string, english: English) =>
  labelsOf(useOptionalShop(), name, english)
