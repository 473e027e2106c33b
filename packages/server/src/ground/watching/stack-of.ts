const FRAMES = 20

/** The stack without its first line: messages of drivers can carry values of the query. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return ''
  return error.stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .join('\n')
}

/** The engine's or the system's code of an error, or of what caused it: 57P01, ECONNREFUSED. */
export function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error) return String(error.code)
  return codeIn(error.cause)
}

export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
