import type { Shop } from '@dawakit/client'
import { isNew } from '@dawakit/core/notification'

/** More than this is `99+`. */
const UNSEEN_MAX = 99
/** Milliseconds after the sign-in is known: what the page shows comes first. */
const DELAY_MS = 1500

/** Says how many notifications of the customer are new, when the page has nothing better to do. */
export function showUnseenNotifications(shop: Shop): void {
  const show = () => {
    const { user } = shop.$session.get()
    const count = user ? shop.$notifications.get().filter((one) => isNew(one, user._id)).length : 0
    for (const badge of document.querySelectorAll<HTMLElement>('[data-unseen]')) {
      badge.hidden = count === 0
      const text = badge.firstElementChild
      if (text) text.textContent = count > UNSEEN_MAX ? `${UNSEEN_MAX}+` : String(count)
    }
    for (const dot of document.querySelectorAll<HTMLElement>('[data-unseen-dot]')) dot.hidden = count === 0
  }
  let loadedFor: string | undefined
  shop.$session.subscribe(({ user }) => {
    show()
    if (user?._id === loadedFor) return
    loadedFor = user?._id
    if (user) setTimeout(() => void shop.notifications.load().catch(() => undefined), DELAY_MS)
  })
  shop.$notifications.listen(show)
}
