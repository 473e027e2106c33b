/** serialization_failure, deadlock_detected: PostgreSQL undid it for somebody else's sake, and asks for it again. */
const CONFLICTS = new Set(['40001', '40P01'])

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error))
}

/** unique_violation: in a transaction, somebody else wrote the same at the same moment, and the next try sees it. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
