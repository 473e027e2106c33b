import type { Shop } from '@dawakit/client'

/** A visitor who was at a customer's route is asked to sign in (`?login=/orders`), and then goes back there. */
export function returnAfterLogin(shop: Shop): void {
  const wanted = new URLSearchParams(location.search).get('login')
  const returnTo = wanted && URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : null
  if (returnTo?.origin !== location.origin) return
  const path = returnTo.pathname + returnTo.search
  const stop = shop.$session.subscribe(({ status }) => {
    if (status === 'unknown') return
    queueMicrotask(() => stop())
    if (status === 'signedIn') location.replace(path)
    else shop.openOverlay('login', { returnTo: path })
  })
}
