import type { RefusalCode } from '../refusals/refusal.ts'

/** What every call answers when it went well. `data` is the call's own shape. */
export interface SuccessEnvelope<Data> {
  key: 'success'
  message: string
  data: Data
  /** On lists that page: the number of rows over all pages. */
  totalCount?: number
  /** On sign-in: the session credential, sent back as `Authorization: JWT <token>`. */
  token?: string
}

/** What every call answers when it did not. `message` is a sentence of the error catalogue, fit to be shown. */
export interface ErrorEnvelope {
  key: 'error'
  message: string
  /** Stable, kebab-case, for machines. */
  code: RefusalCode
  /** Per field of the request: the sentence that says what is wrong with it. */
  fields?: Record<string, string>
  /** On sign-up by mobile number: the number is unknown, ask for username and e-mail. */
  newUser?: true
  /** On a conflict: the server's own value to show, e.g. the right order totals. */
  data?: unknown
  /** Where it is our fault: what the answer's `X-Request-Id` says, by which whoever runs the shop finds it in the log. */
  requestId?: string
}

export type Envelope<Data> = SuccessEnvelope<Data> | ErrorEnvelope
