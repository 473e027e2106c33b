import type { Notice, Shop } from '@dawakit/client'

const KEY = 'dawakit:notices'
/** Milliseconds after which a notice is no news any more: the page was left for another site in between. */
const STALE_MS = 10_000
/** Milliseconds that a notice stays on the next page at least, to be read there. */
const LEAST_MS = 3000

/** Without storage, or with a full one, a notice ends with its page. */
function whereItCan(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody misses more than a notice.
  }
}

/**
 * Shows on the next page what was said just before this one was left: "Logged In", "Password is changed".
 * It stays as long as it would have stayed here, and long enough to be read.
 */
export function carryNotices(shop: Shop): void {
  whereItCan(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number; notices: Notice[] } | null
    sessionStorage.removeItem(KEY)
    if (kept && Date.now() - kept.at < STALE_MS) for (const notice of kept.notices) shop.notify(notice)
  })
  const saidAt = new Map<number, number>()
  shop.$notices.subscribe((notices) => {
    for (const { id } of notices) if (!saidAt.has(id)) saidAt.set(id, Date.now())
  })
  addEventListener('pagehide', () => {
    const at = Date.now()
    const notices = shop.$notices.get().map((notice) => {
      const left = notice.durationMs - (at - (saidAt.get(notice.id) ?? at))
      return { ...notice, durationMs: Math.max(LEAST_MS, left) }
    })
    if (notices.length === 0) return
    whereItCan(() => sessionStorage.setItem(KEY, JSON.stringify({ at, notices })))
  })
}
