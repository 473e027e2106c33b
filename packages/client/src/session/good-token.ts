import { isTokenExpired } from '@dawakit/core/customer'
import { sessionExpired } from '@dawakit/core/refusals'
import type { Kernel } from '../kernel.ts'
import { TOKEN_KEY } from '../storage/storage-keys.ts'
import { becomeGuest } from './become-guest.ts'
import { tokenExpiry } from './token-expiry.ts'

/** The token while it is good; one that is not is dropped, and the session with it. */
export function goodToken(kernel: Kernel): string | null {
  const token = kernel.storage.getItem(TOKEN_KEY)
  if (!token || !isTokenExpired(tokenExpiry(token), Date.now())) return token
  becomeGuest(kernel)
  const { shop } = kernel
  shop.notify({ kind: 'error', title: shop.say(sessionExpired) })
  return null
}
