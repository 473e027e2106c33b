/** A product page in the browser: gallery, tabs, sticky bar, delivery date, the record of what was seen. */
import { pageShopOf } from '../shop.ts'
import { startGallery } from './gallery.ts'
import { showDelivery } from './show-delivery.ts'

/** Pixels scrolled before the action bar sticks. */
const STICKY_BAR_PX = 500

const shop = pageShopOf()
const page = document.querySelector<HTMLElement>('[data-product-page]')
const product = JSON.parse(page?.dataset['productPage'] ?? 'null') as { id: string; name: string } | null

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) startGallery(gallery)

const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')
if (bar) {
  const own = document.querySelector('.buy-box .dawa-buy-buttons')
  const header = document.querySelector('.header')
  /** Two pairs of the same buttons at once are one too many. */
  const isOwnInSight = () =>
    !!own && own.getBoundingClientRect().bottom > (header?.getBoundingClientRect().bottom ?? 0)
  const show = () => {
    const isShown = scrollY > STICKY_BAR_PX && !isOwnInSight()
    if (isShown !== bar.hidden) return
    bar.hidden = !isShown
    document.documentElement.style.setProperty(
      '--store-sticky-bar',
      isShown ? `${bar.offsetHeight}px` : '0px',
    )
  }
  addEventListener('scroll', show, { passive: true })
  show()
}

// As tabs, one of them is always open.
const wide = matchMedia('(min-width: 771px)')
for (const title of document.querySelectorAll<HTMLElement>('[data-detail-tabs] summary')) {
  title.addEventListener('click', (event) => {
    if (wide.matches && title.parentElement?.hasAttribute('open')) event.preventDefault()
  })
}

const delivery = document.querySelector('[data-delivery]')
if (delivery) showDelivery(shop, delivery, document.querySelector('[data-delivery-ask]'))

let recordedFor = ''
shop.$session.subscribe(({ user }) => {
  if (!user || !product || recordedFor === user._id) return
  recordedFor = user._id
  const { _id: userId, viewedProducts } = user
  // Only a record: that it failed concerns nobody.
  shop.call('POST /post/viewedProduct', { body: { userId, viewedProducts, product } }).catch(() => {})
})
