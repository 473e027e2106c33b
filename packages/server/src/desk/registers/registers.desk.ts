import type { RegisterSearch } from '@dawakit/core/contract'
import { PATIENT_NAME_MAX } from '@dawakit/core/order'
import { PARTICULARS_ADDRESS_MAX, PRESCRIBER_MAX, REASON_MAX } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { registerPeriod } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { isoDay } from '../../ground/contract/times.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import { correctEntry } from '../../orders/registers/correct-entry.ts'
import { registerCsv } from '../../orders/registers/register-csv.ts'
import { readRegister, toRegisterEntries } from '../../orders/registers/register-entries.sql.ts'
import { readHistory } from '../../orders/registers/register-history.sql.ts'
import { registerHistory, registerHolder, registerPage } from './registers.schemas.ts'

const tag = 'Registers'
const roles = ['owner', 'pharmacist'] as const
const TEXT_MAX = 100
const NUMBER_MAX = 40

const text = z.string().trim().max(TEXT_MAX).optional()
const searchFields = {
  register: z.enum(['prescriptions', 'h1']),
  from: isoDay,
  to: isoDay.describe('Included.'),
  words: text.describe(
    'Of a medicine or a salt, a batch, people, an order, an entry: all of them, as they begin.',
  ),
  product: text.describe('Of a medicine or a salt.'),
  batch: text,
  prescriber: text.describe('Of a name or a registration number.'),
}

/** What is written down of a look: no name of a person. */
const looked = ({ from, to, product, batch, prescriber, words }: RegisterSearch) => ({
  from,
  to,
  ...(product && { product }),
  ...(batch && { batch }),
  ...(prescriber && { isByPrescriber: true }),
  ...(words && { isByWords: true }),
})

function checkPeriod({ from, to }: RegisterSearch): void {
  if (to < from) throw new CallError(422, registerPeriod, { fields: { to: registerPeriod.text } })
}

export const registerDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/register',
    summary: 'Entries of a register in their order. Each look is written down.',
    tag,
    roles,
    query: z.object({
      ...searchFields,
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional()
        .describe('`next` of the page before.'),
      limit: pageFields.limit,
    }),
    answer: registerPage,
    async handle({ db, clock, staff, query }) {
      const { after, limit, ...search } = query
      checkPeriod(search)
      const page = { limit: parsePage({ limit }).limit, after: after === undefined ? null : Number(after) }
      const { rows, next, entriesOfPeriod } = await readRegister(db, { ...search, ...page })
      await audit(db, staff, clock, {
        action: 'register.look',
        subject: 'register',
        subjectId: search.register,
        after: { ...looked(search), ...(after && { after }) },
      })
      const data = {
        entries: await toRegisterEntries(db, rows),
        next: next === null ? null : String(next),
        entriesOfPeriod,
      }
      return { data }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/registerCsv',
    summary: 'The same as a CSV file, all of it. The look is written down.',
    tag,
    roles,
    query: z.object(searchFields),
    types: ['text/csv'],
    async handle({ db, clock, staff, query }) {
      checkPeriod(query)
      const lines: string[] = []
      for await (const row of registerCsv(db, query)) lines.push(row)
      await audit(db, staff, clock, {
        action: 'register.export',
        subject: 'register',
        subjectId: query.register,
        after: { ...looked(query), entries: lines.length - 1 },
      })
      const bytes = new TextEncoder().encode(lines.join(''))
      const fileName = `register-${query.register}-${query.from}-${query.to}.csv`
      return { bytes, mime: 'text/csv; charset=utf-8', fileName, disposition: 'attachment' }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/registerHolder',
    summary: 'Whose registers they are, for the head of their pages.',
    tag,
    roles,
    answer: registerHolder,
    async handle({ config: { store } }) {
      return { data: { name: store.name, address: store.address, drugLicence: store.drugLicence } }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/registerEntry',
    summary: 'All that a register has of one supply. The look is written down.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: registerHistory,
    async handle({ db, clock, staff, query }) {
      const data = await readHistory(db, query.id)
      await audit(db, staff, clock, {
        action: 'register.look',
        subject: 'register',
        subjectId: data.entries[0]?.number ?? '',
        orderId: data.entries[0]?.orderId ?? null,
      })
      return { data }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/register/correct',
    summary:
      'Says anew who prescribed a supply and for whom, in each register that has it: an entry of its own.',
    tag,
    roles,
    body: z.object({
      id: idSchema,
      seen: z.string().max(NUMBER_MAX).describe('The `version` that was looked at.'),
      reason: line(REASON_MAX),
      prescriberName: line(PRESCRIBER_MAX),
      prescriberRegistration: line(PRESCRIBER_MAX),
      prescriberAddress: line(PARTICULARS_ADDRESS_MAX),
      patientName: line(PATIENT_NAME_MAX),
      patientAddress: line(PARTICULARS_ADDRESS_MAX),
    }),
    answer: registerHistory,
    async handle({ body, staff, ...context }) {
      const { id, seen, reason, ...people } = body
      return { data: await correctEntry(context, staff, { id, seen, reason, people }) }
    },
  }),
]
