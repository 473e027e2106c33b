import { createShop, type Shop } from '@dawakit/client/fetch'
import { carryNotices } from './carry-notices.ts'
import { shopLanguage } from './language/index.ts'

let pageShop: Shop | undefined

const newShop = () => createShop({ apiUrl: '/api', language: shopLanguage })

/**
 * The page's one shop in the browser, shared by all islands. On the server every island gets one of
 * its own: nothing of one visitor may outlive the request.
 */
export function pageShopOf(): Shop {
  if (typeof window === 'undefined') return newShop()
  if (!pageShop) {
    pageShop = newShop()
    // An island may have been refused, and have left the page, before that has been read to its end.
    carryNotices(pageShop)
  }
  return pageShop
}
