/**
 * The part of nanostores that a shop uses: a value and its listeners. The library's own atom also
 * batches, and keeps a counter in a global; the embeds promise one global, and one copy is on a page.
 */
export function atom<Value>(init: Value) {
  const listeners = new Set<(value: Value, oldValue: Value) => void>()
  const store = {
    init,
    value: init,
    get: () => store.value,
    set(value: Value) {
      const oldValue = store.value
      if (Object.is(oldValue, value)) return
      store.value = value
      for (const listener of [...listeners]) listener(value, oldValue)
    },
    listen(listener: (value: Value, oldValue: Value) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    subscribe(listener: (value: Value) => void) {
      listener(store.value)
      return store.listen(listener)
    },
  }
  return store
}

/** What @nanostores/react asks for. No store of a shop has keys to listen to. */
export const listenKeys = undefined
