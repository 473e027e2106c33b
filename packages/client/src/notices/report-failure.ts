import type { Kernel } from '../kernel.ts'
import type { FailureKind } from '../shop.ts'
import type { ShopError } from '../shop-error.ts'
import { toShopError } from '../to-shop-error.ts'

/** Shows a failure as a notice, tells the listeners, and answers it as a ShopError to be thrown. */
export function reportFailure({ shop }: Kernel, kind: FailureKind, error: unknown): ShopError {
  const failure = toShopError(error)
  const { code, message } = failure
  shop.notify({ kind: 'error', title: shop.say(failure) })
  shop.emit('error', { code, kind, message })
  return failure
}
