import type { ShopStorage } from '../shop.ts'

/**
 * A storage that never throws: what the browser refuses (blocked, full, on a server) is kept in
 * memory for as long as the page lives.
 *
 * @param given - Null keeps everything in memory, and reads nothing of the browser's. @default `localStorage`
 */
export function openStorage(given?: ShopStorage | null): ShopStorage {
  const memory = new Map<string, string | null>()
  // Asked for each time: where storage is blocked, reading `localStorage` itself throws.
  const attempt = <Result>(use: (storage: ShopStorage) => Result): Result | undefined => {
    try {
      return given === null ? undefined : use(given ?? localStorage)
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
