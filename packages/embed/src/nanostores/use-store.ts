import { useEffect, useState } from 'preact/hooks'
import type { atom } from './atom.ts'

/** A store's value, live: what the widgets use of @nanostores/react. */
export function useStore<Value>(store: ReturnType<typeof atom<Value>>): Value {
  const [, repaint] = useState(store.value)
  // Says the value at once: between rendering and subscribing the store may have moved on.
  useEffect(() => store.subscribe(repaint), [store])
  return store.value
}
