import { createShop, type Shop } from '@dawakit/client/fetch'
import { shopLanguage } from './language/index.ts'

let pageShop: Shop | undefined

const newShop = () => createShop({ apiUrl: '/api', language: shopLanguage })

/**
 * The page's one shop in the browser, shared by all islands. On the server every island gets one of
 * its own: nothing of one visitor may outlive the request.
 */
export function pageShopOf(): Shop {
  if (typeof window === 'undefined') return newShop()
  pageShop ??= newShop()
  return pageShop
}
