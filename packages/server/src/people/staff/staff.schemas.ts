import type {
  DeskChallenge,
  DeskSession,
  NewStaffAccount,
  StaffAccount,
  StaffMember,
} from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'

export const staffRole = z.enum(EVERY_ROLE)

const memberFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  registrationNumber: z.string().nullable().meta({ description: 'With the pharmacy council of the state.' }),
}

export const staffMember = schemaOf<StaffMember>()(z.object(memberFields).meta({ id: 'StaffMember' }))

export const staffAccount = schemaOf<StaffAccount>()(
  z
    .object({
      ...memberFields,
      state: z.enum(['open', 'closed']),
      hasSecondFactor: z.boolean(),
      passkeys: z.number().int(),
      createdAt: isoTime,
      seenAt: isoTime.nullable(),
    })
    .meta({ id: 'StaffAccount' }),
)

export const newStaffAccount = schemaOf<NewStaffAccount>()(
  z.object({ account: staffAccount, firstPassword: z.string() }),
)

export const deskChallenge = schemaOf<DeskChallenge>()(
  z.object({
    challenge: z.string(),
    next: z.enum(['code', 'enrol']),
    hasPasskey: z.boolean(),
    enrolment: z.object({ uri: z.string(), secret: z.string() }).nullable(),
  }),
)

export const deskSession = schemaOf<DeskSession>()(
  z
    .object({ staff: staffMember, endsAt: isoTime, idleMinutes: z.number().int() })
    .meta({ id: 'DeskSession' }),
)
