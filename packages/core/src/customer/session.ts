/** A session this close to its end counts as over. */
export const TOKEN_MARGIN_SECONDS = 60

/**
 * @param expSeconds - The token's `exp`: epoch seconds. Absent counts as expired.
 * @param atMs - Epoch milliseconds.
 * @source docs/sources.md#token-margin
 */
export function isTokenExpired(expSeconds: number | null | undefined, atMs: number): boolean {
  // What is no number is not late enough, either.
  return !((expSeconds ?? 0) * 1000 - atMs >= TOKEN_MARGIN_SECONDS * 1000)
}
