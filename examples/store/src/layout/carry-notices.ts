import type { Notice, Shop } from '@dawakit/client'

const KEY = 'dawakit:notices'
/** Milliseconds after which a notice is no news any more: the page was left for another site in between. */
const STALE_MS = 10_000

/** Without storage, or with a full one, a notice ends with its page. */
function whereItCan(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody misses more than a notice.
  }
}

/** Shows on the next page what was said just before this one was left: "Logged In", "Password is changed". */
export function carryNotices(shop: Shop): void {
  whereItCan(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number; notices: Notice[] } | null
    sessionStorage.removeItem(KEY)
    if (kept && Date.now() - kept.at < STALE_MS) for (const notice of kept.notices) shop.notify(notice)
  })
  addEventListener('pagehide', () => {
    const notices = shop.$notices.get()
    if (notices.length === 0) return
    whereItCan(() => sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), notices })))
  })
}
