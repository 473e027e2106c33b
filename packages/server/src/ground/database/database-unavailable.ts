/**
 * Why: there is no connection to be had (`away`), the connection `broke` while it was used, or somebody else held what
 * was needed for too long (`busy`).
 */
export type UnavailableReason = 'away' | 'broke' | 'busy'

/** The database cannot do it now. Nothing is wrong with what was asked: later it may be done. */
export class DatabaseUnavailable extends Error {
  /** The log says it as such, by its message. */
  readonly isUnavailable = true
  readonly reason: UnavailableReason
  /** True where it may have been done all the same: the connection broke before the answer was here. */
  readonly isPerhapsDone: boolean

  constructor(
    reason: UnavailableReason,
    { cause, isPerhapsDone = false }: { cause?: unknown; isPerhapsDone?: boolean } = {},
  ) {
    super(`The database cannot be used now: ${reason}.`, { cause })
    this.name = 'DatabaseUnavailable'
    this.reason = reason
    this.isPerhapsDone = isPerhapsDone
  }
}
