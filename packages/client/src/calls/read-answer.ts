import { type RefusalCode, somethingWentWrong } from '@dawakit/core/refusals'
import { ShopError } from '../shop-error.ts'
import type { TransportResponse } from '../transport/transport.ts'
import { isRecord } from './is-record.ts'

interface Body {
  key?: 'success' | 'error'
  message?: string
  code?: RefusalCode
  fields?: Record<string, string>
  newUser?: boolean
  data?: unknown
  totalCount?: number
  token?: string
}

/**
 * Reads an answer by its `key` and `message`, whatever its status. A bare list and a doubly
 * wrapped `data.data` are accepted too, so that a backend of either reading works.
 * @throws {ShopError} when the answer says 'error', or is no answer at all.
 */
export function readAnswer({ status, body }: TransportResponse) {
  const { key, message, code, fields, newUser, data, totalCount, token } = (
    isRecord(body) ? body : { data: body }
  ) as Body
  if (key === 'error' || status >= 400 || body === undefined) {
    throw new ShopError(
      {
        code: newUser ? 'new-user' : (code ?? somethingWentWrong.code),
        text: message || somethingWentWrong.text,
      },
      { status, fields, data },
    )
  }
  const inner = isRecord(data) && 'data' in data ? (data as Body) : undefined
  return {
    data: inner ? inner.data : data,
    message: message ?? '',
    totalCount: totalCount ?? inner?.totalCount,
    token,
  }
}
