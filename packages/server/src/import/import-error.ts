/** A file that cannot be imported at all. Bad rows are reported one by one and the rest is kept. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ImportError'
  }
}
