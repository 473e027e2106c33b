import { randomInt } from 'node:crypto'
import { staffPasswordRule } from '@dawakit/core/refusals'
import { refuse } from '../../ground/http/refuse.ts'
import { isPassword } from '../sessions/passwords.ts'
import { refuseCommonPassword } from '../sessions/refuse-common-password.ts'

export const STAFF_PASSWORD_MIN = 12
export const STAFF_PASSWORD_MAX = 200

/** Without what is mistaken for something else when it is read out: i l o 0 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP = 4

/** Good for the first sign-in alone: 20 letters, 99 bits. */
export function newFirstPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Whether somebody of the staff may take a password.
 *
 * @param before - The hash of the one in use, which is none to take again.
 * @throws {CallError} 400
 */
export async function requireGoodPassword(password: string, before: string | null): Promise<void> {
  const isLong = password.length >= STAFF_PASSWORD_MIN && password.length <= STAFF_PASSWORD_MAX
  if (!isLong) refuse({ fields: ['password'], message: staffPasswordRule })
  await refuseCommonPassword(password)
  if (before !== null && (await isPassword(password, before))) {
    refuse({ fields: ['password'], message: staffPasswordRule })
  }
}
