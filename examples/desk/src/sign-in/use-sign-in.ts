import type { DeskSession } from '@dawakit/core/contract'
import { useLogin } from 'react-admin'
import type { SignedIn } from './auth-provider.ts'

/** Goes on to the page that asked for the sign-in. */
export function useSignIn(): (session: DeskSession) => Promise<void> {
  const login = useLogin()
  return async (session) => {
    await login({ session } satisfies SignedIn)
  }
}
