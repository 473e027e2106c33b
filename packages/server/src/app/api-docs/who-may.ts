import type { Operation } from './api-description.ts'

/** Who may make a call, in words: 'everybody', 'a customer', or the roles of the staff. */
export function whoMay({ security }: Operation): string {
  const roles = security.flatMap((way) => way['desk'] ?? [])
  if (roles.length > 0) return roles.join(', ')
  return security.length === 0 || security.some((way) => !('session' in way)) ? 'everybody' : 'a customer'
}
