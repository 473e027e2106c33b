/** The token's `exp` in epoch seconds; undefined when it is not a readable JWT. The signature is the server's business. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    return JSON.parse(atob(payload)).exp
  } catch {
    return undefined
  }
}
