import { passwordTooCommon } from '@dawakit/core/refusals'
import { refuse } from '../../ground/http/refuse.ts'

/** So many of the commonest passwords are what anybody tries first. */
export const COMMON_PASSWORDS = 10_000

/**
 * Nobody may take one of the commonest passwords, in whatever case. The list comes with the first one that is asked about.
 * @throws {CallError} 400
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const commonest = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS)
  if (commonest.includes(password.toLowerCase())) refuse({ fields: ['password'], message: passwordTooCommon })
}
