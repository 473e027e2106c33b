/** Statuses of an answer that stays the same however often it is asked for: credentials (401, 403) can be mended. */
const FINAL_STATUSES: readonly number[] = [400, 406, 422]
/** A code of a service: never a piece of its sentence, which may repeat a number or an address. */
const CODE = /^[\w.-]{1,40}$/

export interface Failure {
  /** What the service calls it. Left out where it is more than a word. */
  code?: string | number | undefined
  /** It will never take this message: a bad number or address. @default by the status */
  isFinal?: boolean
}

/** A service outside did not do what it was asked. Says which and how, never what was in the request or answer. */
export class ProviderError extends Error {
  /** The log says it as such, by its message. */
  readonly isUnavailable = true
  readonly service: string
  /** Null when there was no answer at all. */
  readonly status: number | null
  readonly code: string | null
  readonly isFinal: boolean

  constructor(service: string, status: number | null, { code, isFinal }: Failure = {}) {
    const known = CODE.test(String(code ?? '')) ? String(code) : null
    const what = status === null ? 'did not answer' : `answered ${status}`
    super(`${service} ${what}${known === null ? '' : ` (${known})`}`)
    this.name = 'ProviderError'
    this.service = service
    this.status = status
    this.code = known
    this.isFinal = isFinal ?? FINAL_STATUSES.includes(status ?? 0)
  }
}
