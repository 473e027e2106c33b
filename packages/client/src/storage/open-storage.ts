import type { ShopStorage } from '../shop.ts'

/** What a shop keeps, in the browser while it may. */
export interface KeptStorage extends ShopStorage {
  /** From here on the browser is read and written, or it is not. What was held in memory is let go. */
  allow(isAllowed: boolean): void
}

/**
 * A storage that never throws: what the browser refuses (blocked, full, on a server) is kept in
 * memory for as long as the page lives.
 *
 * @param isAllowed - False keeps everything in memory, and reads nothing of the browser's either.
 */
export function openStorage(given?: ShopStorage, isAllowed = true): KeptStorage {
  const memory = new Map<string, string | null>()
  // Asked for each time: where storage is blocked, reading `localStorage` itself throws.
  const attempt = <Result>(use: (storage: ShopStorage) => Result): Result | undefined => {
    try {
      return isAllowed ? use(given ?? localStorage) : undefined
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: string | null) => {
    memory.set(key, value)
    attempt((storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      memory.delete(key)
    })
  }
  return {
    getItem: (key) =>
      (memory.has(key) ? memory.get(key) : attempt((storage) => storage.getItem(key))) ?? null,
    setItem: write,
    removeItem: (key) => write(key, null),
    allow(next) {
      isAllowed = next
      memory.clear()
    },
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
