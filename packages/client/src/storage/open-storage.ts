import type { ShopStorage } from '../shop.ts'

/**
 * A storage that never throws. What the browser's own refuses (it is full) the tab's keeps, over the pages of one tab; what
 * both refuse (blocked, on a server) is kept in memory for as long as the page lives.
 *
 * @param given - Null keeps everything in memory, and reads nothing of the browser's. @default `localStorage`, else `sessionStorage`
 */
export function openStorage(given?: ShopStorage | null): ShopStorage {
  const memory: Record<string, string | null> = {}
  // Asked for each time: where storage is blocked, reading `localStorage` itself throws. Null throws when it is used.
  const places =
    given === undefined ? [() => localStorage, () => sessionStorage] : [() => given as ShopStorage]
  const inEach = (use: (storage: ShopStorage) => void) => {
    for (const place of places) {
      try {
        use(place())
      } catch {}
    }
  }
  const setItem = (key: string, value: string | null = null) => {
    inEach((storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      // Taken: what a later place still has of it is older.
      value = null
    })
    memory[key] = value
  }
  return {
    getItem(key) {
      let found = null as string | null
      // What the tab keeps is newer: the browser's has refused it, and may have an older one.
      inEach((storage) => (found = storage.getItem(key) ?? found))
      return memory[key] ?? found
    },
    setItem,
    removeItem: setItem,
  }
}

/** JSON from the storage; null when it is absent or broken. */
export function readJson(storage: ShopStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
