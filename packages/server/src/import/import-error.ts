/** A file that cannot be imported at all. Bad rows are reported one by one and the rest is kept. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ImportError'
  }
}

/** A row that was not kept. */
export interface RejectedRow {
  /** In the file, the header being 1. */
  line: number
  reason: string
}

export interface ImportReport {
  /** Rows read, without the header. */
  read: number
  added: number
  changed: number
  rejected: RejectedRow[]
}
