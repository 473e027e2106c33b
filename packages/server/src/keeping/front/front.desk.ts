import type { DeskFrontPiece } from '@dawakit/core/contract'
import { CATEGORY_NAME_MAX } from '@dawakit/core/product'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { madeBefore, onceFields } from '../../orders/desk/is-repeated.ts'
import { FRONT_KEEPERS } from '../held/front-keepers.ts'
import { holdPages } from '../held/hold-pages.ts'
import { readFront } from './read-front.ts'
import { orderFront, removeFront, saveFront } from './save-front.ts'

const tag = 'Home page'
const { roles } = FRONT_KEEPERS
const TITLE_MAX = 200
const TEXT_MAX = 500
const MOST = 1000

const kind = z.enum(['carousel', 'ads', 'offer', 'row', 'deal', 'checkout'])
const seen = z.string().max(100)
const facts = {
  title: line(TITLE_MAX),
  text: line(TEXT_MAX),
  image: line(TEXT_MAX),
  smallImage: line(TEXT_MAX),
  target: line(CATEGORY_NAME_MAX),
  isGeneral: z.boolean(),
  percent: z.int().min(0).max(100),
  color: z.string().regex(/^(#[0-9a-f]{6})?$/i),
  from: isoDay.nullable(),
  to: isoDay.nullable(),
}

const deskFront = schemaOf<DeskFrontPiece[]>()(
  z.array(
    z
      .object({
        title: z.string(),
        text: z.string(),
        image: z.string(),
        smallImage: z.string(),
        target: z.string(),
        isGeneral: z.boolean(),
        percent: z.number(),
        color: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        kind,
        id: z.string(),
        version: z.string(),
        targetName: z.string(),
        leadsTo: z.string(),
        isShownNow: z.boolean(),
      })
      .meta({ id: 'DeskFrontPiece' }),
  ),
)

async function changed(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  work: (trx: Database) => Promise<void>,
): Promise<{ data: DeskFrontPiece[] }> {
  const data = await inTransaction(db, async (trx) => {
    await holdPages(trx)
    await work(trx)
    await touchCatalogue(trx, { at: clock() })
    return readFront(trx, clock())
  })
  return { data }
}

export const frontDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/front',
    summary: 'What the home page and the checkout show: banners, offers, rows of products, deals of the day.',
    tag,
    roles,
    answer: deskFront,
    handle: async ({ db, clock }) => ({ data: await readFront(db, clock()) }),
  }),
  defineDeskCall({
    name: 'POST /desk/front',
    summary: 'Puts something there, or changes it. What it leads to is of this shop.',
    tag,
    roles,
    body: z.object({
      ...onceFields,
      kind,
      piece: z.object(facts),
      id: idSchema.optional(),
      seen: seen.optional(),
    }),
    answer: deskFront,
    handle: ({ staff, body, ...context }) =>
      changed(context, async (trx) => {
        const sent = { staff, call: 'POST /desk/front', body, id: body.id ?? '', now: context.clock() }
        if ((await madeBefore(trx, sent)) === null) await saveFront(trx, context, staff, body)
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/front/order',
    summary: 'Puts all of one kind into an order.',
    tag,
    roles,
    body: z.object({ kind, ids: z.array(idSchema).min(1).max(MOST) }),
    answer: deskFront,
    handle: ({ staff, body, ...context }) => changed(context, (trx) => orderFront(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/front/remove',
    summary: 'Takes something away from there.',
    tag,
    roles,
    body: z.object({ kind, id: idSchema, seen }),
    answer: deskFront,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => removeFront(trx, context, staff, body)),
  }),
]
