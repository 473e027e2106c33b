import type { MessageCode } from '@dawakit/core/messages'

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
  readonly code: MessageCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly data: unknown

  constructor(reason: { code: MessageCode; text: string }, details: ShopErrorDetails = {}) {
    super(reason.text)
    this.name = 'ShopError'
    this.code = reason.code
    this.status = details.status ?? 0
    this.fields = details.fields
    this.data = details.data
  }
}
