'use client'

import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of the page whose controls come and go. The browser leaves the focus nowhere when the
 * control that had it is taken away; here it goes to the part, and Tab goes on from there.
 * @returns props of the part's element, which has to stay
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const last = useRef<Element>(null)
  // Without dependencies: any change of what is drawn may have taken it away.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  return {
    ref: part,
    tabIndex: -1,
    onFocusCapture: (event: FocusEvent) => {
      last.current = event.target
    },
  }
}
