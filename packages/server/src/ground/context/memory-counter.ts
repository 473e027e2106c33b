import { LRUCache } from 'lru-cache'

/** Callers that are remembered at once: some 10 MB. */
const REMEMBERED = 50_000

export interface MemoryCounter {
  /**
   * Counts one event, in windows that begin with the first.
   * @returns null when it may happen, else the epoch milliseconds from when on it may.
   */
  take(now: number, limit: { bucket: string; limit: number; windowMs: number }): number | null
}

/** For what happens too often to write each down: counted in this process alone, and forgotten when it ends. */
export function createMemoryCounter(): MemoryCounter {
  // By size: for a `max`, the cache takes the room of all of them at once.
  const windows = new LRUCache<string, { count: number; until: number }>({
    maxSize: REMEMBERED,
    sizeCalculation: () => 1,
  })
  return {
    take(now, { bucket, limit, windowMs }) {
      const known = windows.get(bucket)
      const open = known && known.until > now ? known : { count: 0, until: now + windowMs }
      if (open.count >= limit) return open.until
      open.count += 1
      if (open !== known) windows.set(bucket, open)
      return null
    },
  }
}
