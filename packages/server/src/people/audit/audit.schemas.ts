import type { AuditEntry } from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { staffRole } from '../staff/staff.schemas.ts'

const facts = z.record(z.string(), z.unknown()).nullable()

export const auditEntry = schemaOf<AuditEntry>()(
  z
    .object({
      id: z.string(),
      at: isoTime,
      staff: z.object({ id: z.string(), name: z.string(), role: staffRole }).nullable(),
      action: z.string(),
      subject: z.string(),
      subjectId: z.string(),
      orderId: z.string().nullable(),
      before: facts,
      after: facts,
    })
    .meta({ id: 'AuditEntry' }),
)
