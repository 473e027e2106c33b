import { LRUCache } from 'lru-cache'
import type { Clock } from '../context/clock.ts'
import type { PostalProvider } from '../context/providers.ts'

const HOUR_MS = 3_600_000
/** Pincodes change rarely; new ones appear, so that "unknown" is asked again sooner. */
const KNOWN_MS = 21 * 24 * HOUR_MS
const UNKNOWN_MS = 6 * HOUR_MS
const KEPT = 20_000

type Found = Awaited<ReturnType<PostalProvider['lookUp']>>

/** Remembers answers, so that the post office is asked once. Failures are not remembered. */
export function cachedPostal(postal: PostalProvider, clock: Clock): PostalProvider {
  // By size: for a `max`, the cache takes the room of all of them at once.
  const kept = new LRUCache<string, { found: Found; until: number }>({
    maxSize: KEPT,
    sizeCalculation: () => 1,
  })
  return {
    async lookUp(pincode) {
      const known = kept.get(pincode)
      if (known && known.until > clock()) return known.found
      const found = await postal.lookUp(pincode)
      kept.set(pincode, { found, until: clock() + (found ? KNOWN_MS : UNKNOWN_MS) })
      return found
    },
  }
}
