'use client'

import { useOptionalShop } from '../shop-context/shop-context.tsx'
import { labelsOf } from './labels-of.ts'
import type { WidgetLabels } from './language.ts'

/** The words of one widget in the language of the shop around it; English is built in. */
export const useLabels = <Name extends keyof WidgetLabels>(name: Name, english: WidgetLabels[Name]) =>
  labelsOf(useOptionalShop(), name, english)
