import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'preact/hooks'

/** `useStore` of @nanostores/react, as far as the widgets use it: a whole store, on a page. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const [, repaint] = useState(store.get)
  // Between rendering and subscribing the store may have moved on: it tells its value at once.
  useEffect(() => store.subscribe((value) => repaint(() => value)), [store])
  return store.get()
}
