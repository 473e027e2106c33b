/** The token's `exp` in seconds since 1970; 0 when it is not a readable JWT. The signature is the server's business. */
export function tokenExpiry(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    return Number(JSON.parse(atob(payload)).exp) || 0
  } catch {
    return 0
  }
}

/** A token this close to its end is not used any more. */
const MARGIN_SECONDS = 60

export const isTokenExpired = (token: string): boolean =>
  tokenExpiry(token) - Date.now() / 1000 < MARGIN_SECONDS
