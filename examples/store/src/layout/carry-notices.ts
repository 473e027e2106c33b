import type { Notice, Shop } from '@dawakit/client'

const KEY = 'dawakit:notices'
/** Milliseconds after which a notice is no news any more: the page was left for another site in between. */
const STALE_MS = 10_000

/** Shows on the next page what was said just before this one was left: "Logged In", "Password is changed". */
export function carryNotices(shop: Shop): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number; notices: Notice[] } | null
    sessionStorage.removeItem(KEY)
    if (kept && Date.now() - kept.at < STALE_MS) for (const notice of kept.notices) shop.notify(notice)
    addEventListener('pagehide', () => {
      const notices = shop.$notices.get()
      if (notices.length) sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), notices }))
    })
  } catch {
    // Without storage a notice ends with its page.
  }
}
