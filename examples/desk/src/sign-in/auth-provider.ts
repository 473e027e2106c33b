import type { DeskSession } from '@dawakit/core/contract'
import type { AuthProvider } from 'react-admin'
import { ask } from '../api/ask.ts'
import { DeskError } from '../api/desk-error.ts'

/** What the sign-in page hands over once the second factor was right. */
export interface SignedIn {
  session: DeskSession
}

/**
 * Who is signed in, as react-admin asks for it. The session itself is in a cookie that no script reads; this holds what the
 * shop said of it, for as long as the page is open.
 */
export function createAuthProvider(): AuthProvider {
  let session: Promise<DeskSession> | null = null
  const read = () => {
    session ??= ask('GET /desk/me', {}).catch((error: unknown) => {
      session = null
      throw error
    })
    return session
  }
  return {
    async login(signedIn: SignedIn) {
      session = Promise.resolve(signedIn.session)
    },
    async logout() {
      if (session) {
        session = null
        // A session that has ended already is ended.
        await ask('POST /desk/signOut', {}).catch((error: unknown) => {
          if (!(error instanceof DeskError && error.status === 401)) throw error
        })
      }
      return '/login'
    },
    async checkAuth() {
      await read()
    },
    async checkError(error: unknown) {
      if (!(error instanceof DeskError) || error.status !== 401) return
      session = null
      throw error
    },
    async getIdentity() {
      const { staff, endsAt, idleMinutes } = await read()
      return { ...staff, fullName: staff.name, endsAt, idleMinutes }
    },
    async getPermissions() {
      return (await read()).staff.role
    },
  }
}
