import type { StaffRole } from '@dawakit/core/contract'
import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import { useStaff } from '../sign-in/use-staff.ts'
import { Loading } from './loading.tsx'

export interface RoleGateProps {
  roles: readonly StaffRole[]
  children: ReactNode
}

/** Shows a page to who may see it. The shop refuses its calls in any case. */
export function RoleGate({ roles, children }: RoleGateProps) {
  const words = useWords()
  const staff = useStaff()
  if (!staff) return <Loading />
  if (roles.includes(staff.role)) return children
  return <Alert severity="warning">{words('desk.refused')}</Alert>
}
