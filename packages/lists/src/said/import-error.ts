import type { ImportFailure } from '@dawakit/core/contract'

/** A file that cannot be imported at all. Bad rows are reported one by one and the rest is kept. */
export class ImportError extends Error {
  /** The same for who has words of their own. */
  readonly failure: ImportFailure

  /** @param message - As the command line says it. */
  constructor(message: string, failure: ImportFailure = { code: 'file-not-right', text: message }) {
    super(message)
    this.name = 'ImportError'
    this.failure = failure
  }
}
