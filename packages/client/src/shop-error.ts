import type { Refusal, RefusalCode } from '@dawakit/core/refusals'

export interface ShopErrorDetails {
  /** HTTP status of the answer; 0 when there was none. */
  status?: number
  /** Per field of the request: the sentence that says what is wrong with it. */
  fields?: Record<string, string>
  /** On a conflict: the server's own value to show. */
  data?: unknown
}

/** Why a call or an action failed: `message` is the sentence that was sent, or the catalogue's English one; `Shop.say` knows the
 * page's, by the `code`. */
export class ShopError extends Error {
  declare readonly code: RefusalCode
  declare readonly status: number
  declare readonly fields: Record<string, string> | undefined
  declare readonly data: unknown

  constructor({ code, text }: Refusal, { status = 0, fields, data }: ShopErrorDetails = {}) {
    super(text)
    Object.assign(this, { name: 'ShopError', code, status, fields, data })
  }
}
