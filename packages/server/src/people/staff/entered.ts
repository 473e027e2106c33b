import type { DeskSession } from '@dawakit/core/contract'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { deskMarkCookie, markDesk } from '../../ground/desk-calls/desk-device.ts'
import { sessionCookie } from '../../ground/desk-calls/desk-session.ts'
import type { Reply } from '../../ground/http/define-call.ts'
import type { SignedIn } from './sign-in.ts'

/** What a sign-in answers: the session's token goes into its cookie alone, and the browser is known from now on. */
export function entered(
  context: Pick<ServerContext, 'config' | 'clock'>,
  { token, session }: SignedIn,
  deskMark: string | undefined,
): Reply<DeskSession> {
  const mark = markDesk(context, deskMark, session.staff.id)
  return {
    data: session,
    headers: { 'Set-Cookie': [sessionCookie(token)['Set-Cookie'], deskMarkCookie(mark)] },
  }
}
