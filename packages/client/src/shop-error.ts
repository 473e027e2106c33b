import type { RefusalCode } from '@dawakit/core/refusals'

export interface ShopErrorDetails {
  /** HTTP status of the answer; 0 when there was none. */
  status?: number
  /** Per field of the request: the sentence that says what is wrong with it. */
  fields?: Record<string, string>
  /** On a conflict: the server's own value to show. */
  data?: unknown
}

/** Why a call or an action failed: `message` is a sentence of the catalogue, fit to be shown; `code` is for machines. */
export class ShopError extends Error {
  declare readonly code: RefusalCode
  declare readonly status: number
  declare readonly fields: Record<string, string> | undefined
  declare readonly data: unknown

  constructor(
    { code, text }: { code: RefusalCode; text: string },
    { status = 0, fields, data }: ShopErrorDetails = {},
  ) {
    super(text)
    Object.assign(this, { name: 'ShopError', code, status, fields, data })
  }
}
