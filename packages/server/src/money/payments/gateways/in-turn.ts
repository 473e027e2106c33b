/** The secrets that a signature may be of: the one that is set and, while it turns, the one before. */
export function inTurn(secret: string, before: string): readonly string[] {
  return before === '' ? [secret] : [secret, before]
}
