/** A service outside did not do what it was asked. Says which and how, never what was in the request or answer. */
export class ProviderError extends Error {
  readonly service: string
  /** Null when there was no answer at all. */
  readonly status: number | null

  constructor(service: string, status: number | null) {
    super(status === null ? `${service} did not answer` : `${service} answered ${status}`)
    this.name = 'ProviderError'
    this.service = service
    this.status = status
  }
}
