'use client'

import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a region of the page whose controls come and go. The browser leaves the focus nowhere when the
 * control that had it is taken away; here it goes to the region, and Tab goes on from there.
 * @returns props of the region's element, which has to stay
 */
export function useKeptFocus<Region extends HTMLElement>() {
  const region = useRef<Region>(null)
  const last = useRef<Element>(null)
  // Without dependencies: any change of what is drawn may have taken it away.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  })
  return {
    ref: region,
    tabIndex: -1,
    onFocusCapture: (event: FocusEvent) => {
      last.current = event.target
    },
  }
}
