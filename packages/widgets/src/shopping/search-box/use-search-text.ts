'use client'

import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Combobox } from './use-combobox.ts'

/** Milliseconds after the search box loses focus before its text is cleared. */
const SEARCH_CLEAR_MS = 1500

/**
 * The text of the box, whose change opens or closes the results anew. It goes where the page's route changes, and a
 * while after the focus has left the box.
 * @returns the text, what changes it, and the props that watch the focus within the box
 */
export function useSearchText(
  defaultValue: string,
  route: string | undefined,
  { setOpen, reset }: Pick<Combobox, 'setOpen' | 'reset'>,
) {
  const [text, setText] = useState(defaultValue)
  const lastRoute = useRef(route)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: string) => {
    setText(next)
    reset(Boolean(next))
  }

  useEffect(() => {
    if (lastRoute.current === route) return
    lastRoute.current = route
    change('')
  })

  /** Capturing: an event that bubbles does not come everywhere. */
  const focus = {
    onFocusCapture: () => clearTimeout(clearing.current),
    onBlurCapture({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      setOpen(false)
      clearing.current = setTimeout(change, SEARCH_CLEAR_MS, '')
    },
  }
  return [text, change, focus] as const
}
