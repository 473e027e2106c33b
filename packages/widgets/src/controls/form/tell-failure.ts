import type { FailureKind, Shop, ShopError } from '@dawakit/client'
import { type Refusal, somethingWentWrong } from '@dawakit/core/refusals'

/** Tells the host of a failure that is shown: a `ShopError` or a rule's refusal by its code, any other as nobody's in particular. */
export function tellFailure(shop: Shop, kind: FailureKind, failure: unknown): void {
  const isSaid = (failure as Partial<ShopError>).code
  const told = isSaid ? (failure as ShopError | Refusal) : somethingWentWrong
  shop.emit('error', { code: told.code, kind, message: 'text' in told ? told.text : told.message })
}
