/** What a page tells of itself, in milliseconds since its navigation. */
export interface Seen {
  readyAt?: number
  longestTaskMs: number
  shift: number
}

/**
 * Runs in a page before its own scripts, and tells in `seen` when an element shows and the thread is free: in the first
 * task after the frame that has it, where a key that was pressed would be taken.
 *
 * @param ready - Selectors, each but the first within the shadow root of the one before it.
 */
export function watchReady(ready: readonly string[]): void {
  const seen: Seen = { longestTaskMs: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
  }).observe({ type: 'longtask', buffered: true })

  const find = () => {
    let found: Element | null | undefined
    for (const [depth, selector] of ready.entries())
      found = (depth === 0 ? document : found?.shadowRoot)?.querySelector(selector)
    return found
  }
  const isShown = (found: Element) => {
    const { width, height } = found.getBoundingClientRect()
    return width > 0 && height > 0 && found.checkVisibility({ visibilityProperty: true })
  }
  const look = () => {
    const found = find()
    if (!found || !isShown(found)) {
      setTimeout(look, 4)
      return
    }
    const free = new MessageChannel()
    free.port1.onmessage = () => {
      seen.readyAt = performance.now()
    }
    // No frame comes while a stylesheet holds the page back: what is there by then does not show yet.
    requestAnimationFrame(() => free.port2.postMessage(null))
  }
  look()
}
