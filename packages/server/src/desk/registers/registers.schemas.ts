import type {
  RegisterEntry,
  RegisterEntryWithHistory,
  RegisterHolder,
  RegisterPage,
} from '@dawakit/core/contract'
import { SCHEDULES } from '@dawakit/core/sale'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

const entry = schemaOf<RegisterEntry>()(
  z
    .object({
      id: z.string(),
      register: z.enum(['prescriptions', 'h1']),
      number: z.string().meta({ description: '`RX/26-27/000123`, `H1/26-27/000045`.' }),
      kind: z.enum(['supplied', 'unpacked', 'undelivered', 'returned', 'corrected']),
      at: isoTime,
      orderId: z.string(),
      orderNumber: z.string(),
      parcel: z.number().int(),
      lineNo: z.number().int(),
      productId: z.string(),
      drug: z.string(),
      packageSize: z.string(),
      schedule: z.enum(SCHEDULES).nullable(),
      manufacturer: z.string(),
      batch: z.string(),
      expiresOn: z.string().meta({ description: 'yyyy-mm' }),
      quantity: z.number().int().meta({ description: 'Packs; below 0 where they are taken back.' }),
      prescriberName: z.string(),
      prescriberRegistration: z.string(),
      prescriberAddress: z.string(),
      patientName: z.string(),
      patientAddress: z.string(),
      pharmacist: z.object({ name: z.string(), registrationNumber: z.string() }),
      prescriptionId: z.string().nullable(),
      invoiceNumber: z.string().nullable().meta({ description: 'Of the order, once it is delivered.' }),
      refersTo: z.string().meta({ description: 'The number of the entry that it is about; or empty.' }),
      reason: z.string(),
      by: z.string(),
    })
    .meta({ id: 'RegisterEntry' }),
)

export const registerPage = schemaOf<RegisterPage>()(
  z
    .object({
      entries: z.array(entry),
      next: z.string().nullable().meta({ description: 'Sent as `after` for those that follow.' }),
      entriesOfPeriod: z.number().int(),
    })
    .meta({ id: 'RegisterPage' }),
)

export const registerHistory = schemaOf<RegisterEntryWithHistory>()(
  z.object({ entries: z.array(entry), version: z.string() }).meta({ id: 'RegisterEntryWithHistory' }),
)

export const registerHolder = schemaOf<RegisterHolder>()(
  z.object({ name: z.string(), address: z.string(), drugLicence: z.string() }).meta({ id: 'RegisterHolder' }),
)
