import type { DeskSession, StaffMember } from '@dawakit/core/contract'
import { useGetIdentity } from 'react-admin'

/** Who is signed in, with what is known of the session; null until that is read. */
export function useStaff(): (StaffMember & Omit<DeskSession, 'staff'>) | null {
  const { data } = useGetIdentity()
  // The auth provider gives a `StaffMember` with the session's facts as react-admin's identity.
  return (data as (StaffMember & Omit<DeskSession, 'staff'>) | undefined) ?? null
}
