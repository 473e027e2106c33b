import { type RefusalCode, somethingWentWrong } from '@dawakit/core/refusals'
import { ShopError } from './shop-error.ts'

/** Any failure as a ShopError: a rule's refusal keeps its code and sentence, the rest is 'something-went-wrong'. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  const { name, code, message } = error as { name: string; code?: RefusalCode; message: string }
  return new ShopError(name === 'RuleError' && code ? { code, text: message } : somethingWentWrong)
}
