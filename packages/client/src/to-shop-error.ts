import { type RefusalCode, somethingWentWrong } from '@dawakit/core/refusals'
import { ShopError } from './shop-error.ts'

/** Any failure as a ShopError: a rule's refusal keeps its code and sentence, the rest is 'something-went-wrong'. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  const { code, message, fields } = error as {
    code?: RefusalCode
    message: string
    fields?: Record<string, string>
  }
  return (error as Error).name === 'RuleError' && code
    ? new ShopError({ code, text: message }, { fields })
    : new ShopError(somethingWentWrong)
}
