import { parsePage } from '@dawakit/core/product'
import { billFileTooLarge } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import {
  type AnyDeskCall,
  defineDeskCall,
  defineDeskFile,
  defineDeskUpload,
} from '../../ground/desk-calls/define-desk-call.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { onceFields } from '../../orders/desk/is-repeated.ts'
import { readBillFile } from './bill-file.ts'
import { discardBill, noteOnBill } from './change-bill.ts'
import {
  billDay,
  billInput,
  billRow,
  billStates,
  deskBill,
  inputTaxRow,
  LINES_MAX,
  NUMBER_MAX,
  takenMrp,
  toCompleteRow,
} from './goods-in.schemas.ts'
import { inputTaxList, listInputTax, listToComplete } from './input-tax.sql.ts'
import { listBills, readBill } from './read-bill.sql.ts'
import { checkBill, receiveBill } from './receive-bill.ts'
import { saveBill } from './save-bill.ts'
import { takeMrp } from './take-mrp.ts'

const tag = 'Goods in'
const roles = ['owner', 'pharmacist'] as const
const FILE_MAX = 5_000_000
const TEXT_MAX = 500
const NAME_MAX = 200

const seen = z.int().min(0).meta({ description: 'The `version` of the bill that was looked at.' })
const seenBill = z.object({ id: idSchema, seen })
const period = { from: z.iso.date(), to: z.iso.date() }

export const goodsInDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/goodsIn',
    summary: 'The bills of suppliers, the newest first.',
    tag,
    roles,
    query: z
      .object({ state: billStates.optional(), supplierId: idSchema.optional(), ...pageFields })
      .transform(({ state, supplierId, ...page }) => ({ state, supplierId, ...parsePage(page) })),
    answer: z.array(billRow),
    handle: ({ db, query }) => listBills(db, query, query),
  }),
  defineDeskCall({
    name: 'GET /desk/goodsIn/bill',
    summary: 'A bill with its lines, and what is to be said of it before its packs are taken in.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: deskBill,
    async handle({ query, ...context }) {
      return { data: await readBill(context, query.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/save',
    summary: 'Keeps a bill as a draft; one bill of a supplier and a financial year is in once.',
    tag,
    roles,
    body: z.object({ id: idSchema.optional(), seen: seen.optional(), bill: billInput }),
    answer: deskBill,
    async handle({ staff, body, ...context }) {
      return { data: await readBill(context, await saveBill(context, staff, body)) }
    },
  }),
  defineDeskUpload({
    name: 'POST /desk/goodsIn/file',
    summary: 'Makes a draft of a bill that comes as a file, which is the body as it is: CSV or a workbook.',
    tag,
    roles,
    query: z.object({
      supplierId: idSchema,
      number: z.string().max(NUMBER_MAX).pipe(line(NUMBER_MAX)),
      date: billDay,
      fileName: z.string().max(NAME_MAX).pipe(line(NAME_MAX)),
    }),
    mostBytes: FILE_MAX,
    tooLarge: billFileTooLarge,
    answer: deskBill,
    async handle({ staff, query, body: file, ...context }) {
      try {
        const { fileName, ...facts } = query
        const { lines, unread } = await readBillFile(file.path)
        const bill = { ...facts, total: null, orderId: null, lines }
        const id = await saveBill(context, staff, { bill, file: { name: fileName, unread } })
        return { data: await readBill(context, id) }
      } finally {
        await file.remove()
      }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/check',
    summary: 'Says that a bill is looked through. What is refused of it is mended first.',
    tag,
    roles,
    body: seenBill,
    answer: deskBill,
    async handle({ staff, body, ...context }) {
      await checkBill(context, staff, body)
      return { data: await readBill(context, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/receive',
    summary:
      'Takes the packs of a checked bill in, once. What the shop does not know becomes a product off sale.',
    tag,
    roles,
    body: z.object({
      id: idSchema,
      seen,
      isSure: z.boolean().meta({ description: 'Of what is asked: packs that expire soon, another total.' }),
    }),
    answer: deskBill,
    async handle({ staff, body, ...context }) {
      await receiveBill(context, staff, body)
      return { data: await readBill(context, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/takeMrp',
    summary:
      'Products take over the MRP that lines of a bill say; their price stays, and what packs on the shelf print binds.',
    tag,
    roles,
    body: z.object({
      id: idSchema,
      seen,
      lineNos: z
        .array(z.int().min(1).max(LINES_MAX))
        .max(LINES_MAX)
        .nullable()
        .meta({ description: 'Null: of all lines.' }),
    }),
    answer: takenMrp,
    async handle({ staff, body, ...context }) {
      const left = await takeMrp(context, staff, body)
      return { data: { bill: await readBill(context, body.id), left } }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/discard',
    summary: 'A bill that is not received goes.',
    tag,
    roles,
    body: seenBill,
    answer: z.null(),
    async handle({ staff, body, ...context }) {
      await discardBill(context, staff, body)
      return { data: null }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/goodsIn/note',
    summary: 'Writes down what is wrong with a bill that is received, and stays as it is.',
    tag,
    roles,
    body: z.object({ ...onceFields, id: idSchema, text: paragraphs(TEXT_MAX) }),
    answer: deskBill,
    async handle({ staff, body, ...context }) {
      await noteOnBill(context, staff, body)
      return { data: await readBill(context, body.id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/inputTax',
    summary: 'The tax on what was received, by bill and rate, of bills of these days.',
    tag,
    roles,
    query: z
      .object({ ...period, ...pageFields })
      .transform(({ from, to, ...page }) => ({ from, to, ...parsePage(page) })),
    answer: z.array(inputTaxRow),
    handle: ({ db, query }) => listInputTax(db, query, query),
  }),
  defineDeskFile({
    name: 'GET /desk/inputTax/list',
    summary: 'The same as CSV.',
    tag,
    roles,
    query: z.object(period),
    types: ['text/csv'],
    async handle({ db, query }) {
      return {
        bytes: new TextEncoder().encode(await inputTaxList(db, query)),
        mime: 'text/csv; charset=utf-8',
        fileName: `input-tax-${query.from}-${query.to}.csv`,
        disposition: 'attachment',
      }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/toComplete',
    summary: 'Products that came with a bill and are not sold yet, the newest first.',
    tag,
    roles,
    query: z.object(pageFields).transform(parsePage),
    answer: z.array(toCompleteRow),
    handle: ({ db, query }) => listToComplete(db, query),
  }),
]
