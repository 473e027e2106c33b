import { useOptionalShop } from '@dawakit/widgets/shop-context'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { Words } from './words.ts'

/** Completes a language. What could not be had can be asked for again. */
async function complete(words: Words): Promise<void> {
  // Another element may have brought them since.
  Object.assign(words.widgets, (await words.ordering?.())?.ordering)
  words.ordering = undefined
}

/**
 * A widget that came into a page whose language had brought no words for it: it shows when they are here. Where they cannot be had, it
 * speaks English.
 */
export function inWords<Props extends object>(Widget: ComponentType<Props>) {
  return function InWords(props: Props) {
    const words = useOptionalShop()?.language as Words | undefined
    const [settled, settle] = useState<Words>()
    const isComing = words?.ordering && settled !== words
    useEffect(() => {
      if (!isComing) return
      const end = () => settle(words)
      complete(words).then(end, end)
    })
    return isComing ? null : createElement(Widget, props)
  }
}
