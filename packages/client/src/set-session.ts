import type { Kernel } from './kernel.ts'
import type { Session } from './shop.ts'

/** Who is here, by these alone; an address or a prescription that is saved makes nobody another. */
const WHO = ['status', 'isUnverified', 'user', '_id', 'username', 'email', 'mobileNumber', 'pincode']
const whoIs = (session: Session) => JSON.stringify(session, WHO)

/** Says who is here, and tells `session:change` where it is somebody else. A guest comes by `becomeGuest`. */
export function setSession({ $session, emit }: Kernel, session: Session): void {
  const before = $session.get()
  $session.set(session)
  if (whoIs(session) !== whoIs(before)) emit('session:change', session)
}
