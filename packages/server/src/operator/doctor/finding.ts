/** What the doctor found of one thing: one line. */
export interface Finding {
  /** What was looked at, in a word or two. */
  of: string
  isWell: boolean
  /** What is so, or what is wrong and what to do. No value of a secret, no address with a password. */
  says: string
}

export const well = (of: string, says: string): Finding => ({ of, isWell: true, says })
export const wrong = (of: string, says: string): Finding => ({ of, isWell: false, says })

/** The engine's own word for what failed: `EACCES`, `ECONNREFUSED`, `28P01`. Its sentences may quote what was sent. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  if (error instanceof Error && 'errcode' in error) return `SQLite ${String(error.errcode)}`
  return error instanceof Error && error.cause ? codeOf(error.cause) : 'no answer'
}
