import type { ProfileData } from '../contract/calls.ts'
import { usernameRequired } from '../refusals/password.ts'
import { type FormRefusal, refuseBlank } from './form-refusal.ts'

/** Characters of a username. */
export const USERNAME_MAX = 100

/** @returns null when the username is not blank. */
export function checkProfile(input: { username?: string }): FormRefusal<'username'> | null {
  return refuseBlank(input, ['username'], usernameRequired)
}

/**
 * What saving a profile sends: gender, blood group and date of birth only when they are set.
 * @source docs/sources.md#profile
 */
export function profileChange(
  input: Pick<ProfileData, 'username' | 'gender' | 'bloodGroup' | 'dateOfBirth'>,
): ProfileData {
  return {
    username: input.username?.trim(),
    ...(input.gender && { gender: input.gender }),
    ...(input.bloodGroup && { bloodGroup: input.bloodGroup }),
    ...(input.dateOfBirth && { dateOfBirth: input.dateOfBirth }),
  }
}
