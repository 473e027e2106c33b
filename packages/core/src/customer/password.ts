export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 20

/**
 * @returns true for 6 to 20 characters with at least one digit, one lower-case and one upper-case letter.
 * @source docs/sources.md#password
 */
export function isStrongPassword(password: string): boolean {
  return (
    password.length >= PASSWORD_MIN &&
    password.length <= PASSWORD_MAX &&
    /[0-9]/.test(password) &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password)
  )
}
