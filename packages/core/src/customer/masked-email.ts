/**
 * An address that its owner knows again and a passer-by does not learn: `me•••@mail.example`.
 * Our choice: two characters, one where there are no more than three.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at > 3 ? 2 : 1)}•••${email.slice(at)}`
}
