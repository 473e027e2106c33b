import { createShop, type Shop } from '@dawakit/client/fetch'

let pageShop: Shop | undefined

/**
 * The page's one shop in the browser, shared by all islands. On the server every island gets one of
 * its own: nothing of one visitor may outlive the request.
 */
export function pageShopOf(): Shop {
  if (typeof window === 'undefined') return createShop({ apiUrl: '/api' })
  pageShop ??= createShop({ apiUrl: '/api' })
  return pageShop
}
