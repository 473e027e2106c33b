import { useOptionalShop } from '@dawakit/widgets/shop-context'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { Words } from './words.ts'

/** A widget that shows when the words of ordering have come, in a page whose language brings them apart. Where they cannot, it speaks English. */
export function inWords<Props extends object>(Widget: ComponentType<Props>) {
  return function InWords(props: Props) {
    const words = useOptionalShop()?.language as Words | undefined
    const [isComing, setComing] = useState(words?.ordering !== undefined)
    useEffect(() => {
      words
        ?.ordering?.()
        .then(({ ordering }) => {
          Object.assign(words.widgets, ordering)
          words.ordering = undefined
        }, console.error)
        .finally(() => setComing(false))
    }, [words])
    return isComing ? null : createElement(Widget, props)
  }
}
