import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

/** A page as it left, with its headers. */
export interface KeptPage {
  /** The pattern of its path. */
  route: string
  headers: readonly [name: string, value: string][]
  body: Buffer
  /** Epoch milliseconds from which it is to be drawn anew, while it still answers. */
  renewFrom: number
  /** Epoch milliseconds from which it says what no longer holds. */
  until: number
  /** Whether it would be drawn so again. */
  isStill(): Promise<boolean>
}

export interface KeptPages {
  /** Answers with the page if it is kept and holds. @returns the page, or null */
  serve(key: string, request: IncomingMessage, response: ServerResponse): Promise<KeptPage | null>
  keep(key: string, page: KeptPage): void
  /** How many there are, and the memory that they take. */
  state(): { pages: number; bytes: number }
}

/** Of one page at most this part of all the room. */
const LARGEST_PART = 1 / 16
/** Memory that a page takes besides its bytes. */
const BESIDES = 4000
/** Addresses remembered while there is no room. */
const ASKED = 10_000

/**
 * Keeps finished pages until what they show has changed. While there is room each is kept; then a page takes the place of
 * those least asked for only when it is asked for a second time: whoever asks for a thousand addresses that nobody else wants
 * drives no other page out.
 *
 * @param renew - Called with the first request for a page that is soon to end: nobody waits for the next.
 */
export function createKeptPages(maxBytes: number, renew: (request: IncomingMessage) => void): KeptPages {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes })
  const asked = new LRUCache<string, true>({ max: ASKED })
  const renewed = new WeakSet<KeptPage>()

  return {
    async serve(key, request, response) {
      const page = pages.get(key)
      if (!page) return null
      const isGood = Date.now() < page.until && (await page.isStill().catch(() => false))
      if (!isGood) {
        if (pages.peek(key) === page) pages.delete(key)
        return null
      }
      if (Date.now() >= page.renewFrom && !renewed.has(page)) {
        renewed.add(page)
        renew(request)
      }
      response.writeHead(200, [...page.headers.flat(), 'Content-Length', String(page.body.byteLength)])
      response.end(request.method === 'HEAD' ? undefined : page.body)
      return page
    },
    state: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    keep(key, page) {
      const size = page.body.byteLength + 2 * key.length + BESIDES
      if (size > maxBytes * LARGEST_PART) return
      const isRoom = pages.has(key) || pages.calculatedSize + size <= maxBytes
      if (!isRoom && !asked.has(key)) {
        asked.set(key, true)
        return
      }
      pages.set(key, page, { size })
    },
  }
}
