/** What every page does in the browser, without a framework: the widgets come when someone needs them. */
import { offline, pincodeCheckerLabels } from '@dawakit/core/messages'
import { isNew } from '@dawakit/core/notification'
import { BACK_TO_TOP_PX } from '@dawakit/core/product'
import { pageShopOf } from '../shop.ts'
import { carryNotices } from './carry-notices.ts'
import { fetchedPart } from './fetched-part.ts'

const overlaysPart = fetchedPart(() => import('./overlays.tsx'))
const newsletterPart = fetchedPart(() => import('./subscribe-by-form.ts'))
/** Milliseconds for which a sentence stands that is said without its part. */
const PLAIN_MS = 5000

/** Once, when the page has been read to its end. */
export function enlivenPage(): void {
  /** More than this is `99+`. */
  const UNSEEN_MAX = 99
  /** Milliseconds after the sign-in is known: what the page shows comes first. */
  const NOTIFICATIONS_DELAY_MS = 1500

  const shop = pageShopOf()
  const all = <Kind extends HTMLElement>(selector: string) => document.querySelectorAll<Kind>(selector)

  shop.$pincode.subscribe((saved) => {
    if (!saved) return
    for (const text of all('[data-pincode]')) text.textContent = pincodeCheckerLabels.deliverTo(saved.pincode)
  })

  const signIn = document.querySelector('[data-account-name]')?.textContent ?? ''
  shop.$session.subscribe(({ user }) => {
    for (const link of all<HTMLAnchorElement>('[data-account]')) {
      const { profile = '', login = '' } = link.dataset
      link.href = user ? profile : login
      const name = link.querySelector('[data-account-name]')
      if (name) name.textContent = user ? user.username : signIn
    }
  })

  // How many notifications are new, when the page has nothing better to do.
  const showUnseen = () => {
    const { user } = shop.$session.get()
    const count = user ? shop.$notifications.get().filter((one) => isNew(one, user._id)).length : 0
    for (const badge of all('[data-unseen]')) {
      badge.hidden = count === 0
      const text = badge.firstElementChild
      if (text) text.textContent = count > UNSEEN_MAX ? `${UNSEEN_MAX}+` : String(count)
    }
    for (const dot of all('[data-unseen-dot]')) dot.hidden = count === 0
  }
  let notificationsOf: string | undefined
  shop.$session.subscribe(({ user }) => {
    showUnseen()
    if (user?._id === notificationsOf) return
    notificationsOf = user?._id
    if (user) setTimeout(() => void shop.notifications.load().catch(() => undefined), NOTIFICATIONS_DELAY_MS)
  })
  shop.$notifications.listen(showUnseen)

  /** Drawers, dialogs and notices: one part, fetched at the first need or the first touch of the page. */
  let isAwake = false
  const wakeOverlays = async () => {
    const root = document.getElementById('overlays')
    if (isAwake || !root) return
    isAwake = true
    const part = await overlaysPart()
    if (part) {
      part.mountOverlays(root)
      return
    }
    // The next need tries again.
    isAwake = false
    const [notice] = shop.$notices.get()
    if (notice || shop.$overlay.get()) sayPlainly(notice?.title ?? offline.text)
    shop.closeOverlay()
  }
  /** What drawers and notices would have said, while their part cannot be fetched. */
  const sayPlainly = (text: string) => {
    const plain = document.querySelector<HTMLElement>('[data-plain-notice]')
    if (!plain) return
    plain.textContent = text
    plain.hidden = false
    setTimeout(() => {
      plain.hidden = true
    }, PLAIN_MS)
  }
  shop.$overlay.subscribe((overlay) => overlay && wakeOverlays())
  shop.$notices.subscribe((notices) => notices.length > 0 && wakeOverlays())
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, wakeOverlays, { once: true, passive: true })

  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-open]')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    const account = target.closest<HTMLElement>('[data-account]')
    if (!opener && (!account || !isPlain || shop.$session.get().user)) return
    event.preventDefault()
    target.closest<HTMLElement>('[popover]')?.hidePopover()
    const name = opener?.dataset['open']
    if (name === 'pincode' || name === 'request-product' || name === 'cart') shop.openOverlay(name)
    else void openAccount(account?.dataset['profile'])
  })

  /** A press may come before the session is verified: then that comes first. */
  async function openAccount(profile = ''): Promise<void> {
    await shop.start()
    if (shop.$session.get().user) location.assign(profile)
    else shop.openOverlay('login')
  }

  for (const form of all<HTMLFormElement>('[data-newsletter]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const part = await newsletterPart()
      if (part) await part.subscribeByForm(shop, form)
      else shop.notify({ kind: 'error', title: offline.text })
    })
  }

  // A pop-over that is put away, also one that the pointer opened, stays away until the pointer comes anew.
  for (const group of all('.menu-bar__group')) {
    group.addEventListener('pointerenter', () => delete group.dataset['dismissed'])
    group.querySelector<HTMLElement>('[popover]')?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') group.dataset['dismissed'] = ''
    })
  }
  addEventListener('keydown', (event) => {
    const hovered = event.key === 'Escape' && document.querySelector<HTMLElement>('.menu-bar__group:hover')
    if (hovered) hovered.dataset['dismissed'] = ''
  })

  const toTop = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (toTop) {
    const show = () => {
      toTop.hidden = scrollY < BACK_TO_TOP_PX
    }
    addEventListener('scroll', show, { passive: true })
    show()
  }

  // A visitor who was at a customer's route is asked to sign in, and then goes back there.
  const wanted = new URLSearchParams(location.search).get('login')
  const returnTo = wanted && URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : null
  if (returnTo?.origin === location.origin) {
    const stop = shop.$session.subscribe(({ status }) => {
      if (status === 'unknown') return
      queueMicrotask(() => stop())
      const path = returnTo.pathname + returnTo.search
      if (status === 'signedIn') location.replace(path)
      else shop.openOverlay('login', { returnTo: path })
    })
  }

  carryNotices(shop)
  void shop.start()
}
