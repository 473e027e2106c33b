import type { FailureKind, Shop, ShopError } from '@dawakit/client'
import { type Refusal, somethingWentWrong } from '@dawakit/core/refusals'

/** Tells the host of a failure that is shown: a `ShopError` or a rule's refusal by its code, any other as nobody's in particular. */
export function tellFailure(shop: Shop, kind: FailureKind, failure: unknown): void {
  const { code, message, text } = failure as Partial<ShopError & Refusal>
  const said = message ?? text
  if (code && said) shop.emit('error', { code, kind, message: said })
  else shop.emit('error', { code: somethingWentWrong.code, kind, message: somethingWentWrong.text })
}
