import type { DeskImportOptions } from '@dawakit/core/contract'
import { buyer, place } from '../../ordering.ts'
import { type DeskRow, type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const LIST = 'code,name,mrp\nA1,Azithral 500,120\nA2,Borolactin Syrup,ten\n'
const NO_IMPORT = 'Import not found'
const UNDER_WAY = 'Another import is under way. Please wait until it ends'

const options = {
  act: 'try',
  kind: 'products',
  fileName: 'list.csv',
  map: '{"mrp":"mrp"}',
  stock: 5,
} as const

/** Sends a list, and waits until it is in. @returns the id of its run */
async function sent(
  { shop, desk }: DeskWorld,
  list: string,
  more: Partial<DeskImportOptions> = {},
): Promise<string> {
  const { data } = await desk
    .as('owner')
    .upload('/desk/imports', { ...options, act: 'import', map: '{}', ...more }, list)
  await shop.app.context.longWork.idle()
  return data.id
}

/** A run of another process that is in the middle of its work. */
async function beginElsewhere({ shop }: DeskWorld): Promise<void> {
  await shop.db
    .insertInto('import_run')
    .values({
      id: 'elsewhere',
      act: 'import',
      kind: 'stock',
      file: 'stock.csv',
      import_number: null,
      staff_id: 'somebody',
      staff_name: 'Asha Rao',
      started_at: shop.clock.now,
      seen_at: shop.clock.now,
      finished_at: null,
      running: 1,
      read: 0,
      same: null,
      refused: null,
      outcome: null,
    })
    .execute()
}

const endElsewhere = async ({ shop }: DeskWorld) =>
  shop.db.updateTable('import_run').set({ running: null }).where('id', '=', 'elsewhere').execute()

const unknown: DeskRow['refused'] = () => [[{ query: { id: 'unknown' } }, 404, NO_IMPORT]]

export const importRows: DeskRows<
  | 'POST /desk/imports'
  | 'GET /desk/imports'
  | 'GET /desk/imports/one'
  | 'POST /desk/imports/undo'
  | 'GET /desk/imports/refused'
  | 'GET /desk/imports/toCheck'
> = {
  'POST /desk/imports': {
    as: 'owner',
    good: async (world) => {
      await endElsewhere(world)
      return { query: options, body: LIST }
    },
    answers: { data: { act: 'try', kind: 'products', file: 'list.csv', state: 'running', by: 'Asha Rao' } },
    refused: (world) => [
      [{ query: { ...options, kind: 'customers' }, body: LIST }, 400, NOT_VALID],
      [
        { query: options, body: LIST, headers: { 'content-type': 'text/csv' } },
        415,
        'Send the file as it is',
      ],
      [
        { query: options, body: LIST, headers: { 'content-length': '64000001' } },
        413,
        'A list must be at most 64 MB: divide it, or use the command line',
      ],
      [
        async () => {
          await beginElsewhere(world)
          return { query: options, body: LIST }
        },
        409,
        UNDER_WAY,
      ],
    ],
  },
  'GET /desk/imports': {
    as: 'owner',
    good: async (world) => {
      await sent(world, LIST)
      return { query: { page: 1, limit: 5 } }
    },
    answers: { totalCount: 1, data: [{ number: 1, by: 'Asha Rao', state: 'done', added: 1, refused: 1 }] },
  },
  'GET /desk/imports/one': {
    as: 'owner',
    good: async (world) => ({ query: { id: await sent(world, LIST) } }),
    answers: { data: { state: 'done', number: 1, report: { added: 1 }, whole: { refused: 1 } } },
    refused: unknown,
  },
  'POST /desk/imports/undo': {
    as: 'owner',
    good: async (world) => {
      await endElsewhere(world)
      return { body: { number: 3, exceptOrdered: false } }
    },
    answers: { data: { act: 'undo', number: 3, state: 'running' } },
    refused: async (world) => {
      const { shop, desk } = world
      const body = (number: number) => ({ body: { number, exceptOrdered: false } })
      await sent(world, 'product,stock\ndolo,30\n', { kind: 'stock' })
      shop.clock.advance(1000)
      await place(shop, await buyer(shop, '9876500001'), { products: [{ _id: 'dolo', quantity: 1 }] })
      await sent(world, LIST)
      await sent(world, LIST.replace('120', '130'))
      await sent(world, 'product,stock\ncetirizine,30\n', { kind: 'stock' })
      await desk.as('owner').post('/desk/imports/undo', { number: 4, exceptOrdered: false })
      await shop.app.context.longWork.idle()
      return [
        [body(9), 404, NO_IMPORT],
        [body(1), 409, 'Something of this import was ordered since, so nothing was taken back'],
        [body(2), 409, 'A later import has changed the same products or rows: take that one back first'],
        [body(4), 409, 'This import has been taken back already'],
        [
          async () => {
            await beginElsewhere(world)
            return body(3)
          },
          409,
          UNDER_WAY,
        ],
      ]
    },
  },
  'GET /desk/imports/refused': {
    as: 'owner',
    good: async (world) => ({ query: { id: await sent(world, LIST) } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'products-1.refused.csv' },
    refused: unknown,
  },
  'GET /desk/imports/toCheck': {
    as: 'owner',
    good: async (world) => ({ query: { id: await sent(world, LIST) } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'products-1.to-check.csv' },
    refused: unknown,
  },
}
