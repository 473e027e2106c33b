import { pageShopOf } from '../shop.ts'
import { dismissMenu } from './enliven/dismiss-menu.ts'
import { foreseeDrawers } from './enliven/foresee-drawers.ts'
import { openAccount } from './enliven/open-account.ts'
import { openDrawers } from './enliven/open-drawers.ts'
import { openOverlays } from './enliven/open-overlays.ts'
import { returnAfterLogin } from './enliven/return-after-login.ts'
import { sayCart } from './enliven/say-cart.ts'
import { sendNewsletter } from './enliven/send-newsletter.ts'
import { showAccount } from './enliven/show-account.ts'
import { showBackToTop } from './enliven/show-back-to-top.ts'
import { showPincode } from './enliven/show-pincode.ts'
import { showUnseenNotifications } from './enliven/show-unseen-notifications.ts'
import { wakeOverlays } from './enliven/wake-overlays.ts'

/**
 * What every page does in the browser, without a framework: the widgets come when someone needs them.
 * Once, when the page has been read to its end.
 */
export function enlivenPage(): void {
  const shop = pageShopOf()
  showPincode(shop)
  showAccount(shop)
  showUnseenNotifications(shop)
  foreseeDrawers(shop)
  wakeOverlays(shop)
  openOverlays(shop)
  openAccount(shop)
  sendNewsletter(shop)
  dismissMenu()
  openDrawers()
  showBackToTop()
  returnAfterLogin(shop)
  sayCart(shop)
}
