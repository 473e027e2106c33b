import type { ShopEventMap } from '../shop.ts'

type Listener<Name extends keyof ShopEventMap> = (detail: ShopEventMap[Name]) => void

/** A list of listeners per event. A listener that throws stops none of the others. */
export function createEvents() {
  const listeners = new Map<string, Set<Listener<never>>>()
  return {
    on<Name extends keyof ShopEventMap>(name: Name, listener: Listener<Name>): () => void {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => {
        set.delete(listener)
      }
    },
    emit<Name extends keyof ShopEventMap>(name: Name, detail: ShopEventMap[Name]): void {
      for (const listener of listeners.get(name) ?? []) {
        try {
          ;(listener as Listener<Name>)(detail)
        } catch (error) {
          // The host's own fault: told where the host looks, without breaking the shop.
          globalThis.reportError?.(error)
        }
      }
    },
  }
}
