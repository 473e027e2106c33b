import type { DeskBulkRun, DeskProduct } from '@dawakit/core/contract'
import sharp from 'sharp'
import type { DeskRows, DeskWorld } from './desk-row.ts'
import { NOT_VALID } from './desk-row.ts'

const NO_PRODUCT = 'Product not found'
const WRONG_FIELD = 'Something of this product cannot be kept: please look at the fields that are marked'
const CHANGED = 'Somebody has changed this product in the meantime. What you typed is still here'
const NOT_ONE =
  'This is no picture that the shop can read: a JPEG, PNG, WebP, AVIF or GIF of at least 32 pixels'
const FULL = 'A product has at most 8 pictures: please take one away first'
const NOTHING_CHOSEN = 'Please choose the products first'
const UNDER_WAY = 'Another change of several products is under way. Please wait until it ends'

const NEW = {
  fields: {
    code: 'N1',
    name: 'Paralief 650 Tablet',
    manufacturer: 'Cipla',
    brand: 'Paralief',
    composition: '',
    kind: 'speciality',
    category: 'Fever and Pain',
    hsn: '30049099',
    gst_rate: '5',
  },
  mrp: 30,
  price: 27,
}
const ALERT = { what: 'stockAlert', stockAlert: 25 } as const
const SOAP = { ids: ['soap'] }

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()

const seen = async ({ desk }: DeskWorld, id: string): Promise<DeskProduct> =>
  (await desk.as('owner').get('/desk/products/one', { id })).data

const versionOf = async (world: DeskWorld, id: string) => (await seen(world, id)).version

/** A change that was made, and has ended. */
async function bulk({ desk, shop }: DeskWorld, key: string): Promise<DeskBulkRun> {
  const { data } = await desk.as('owner').post('/desk/products/bulk', { selection: SOAP, change: ALERT, key })
  await shop.app.context.longWork.idle()
  return data
}

const isUnderWay = async (world: DeskWorld) => {
  const { id } = await bulk(world, 'held')
  const { db, clock } = world.shop.app.context
  await db.updateTable('bulk_change').set({ running: 1, seen_at: clock() }).where('id', '=', id).execute()
}

const isIdle = ({ shop }: DeskWorld) => shop.db.updateTable('bulk_change').set({ running: null }).execute()

export const productRows: DeskRows<
  | 'POST /desk/products/search'
  | 'GET /desk/products/one'
  | 'GET /desk/products/choices'
  | 'GET /desk/products/names'
  | 'POST /desk/products/change'
  | 'POST /desk/products/add'
  | 'POST /desk/products/picture'
  | 'POST /desk/products/pictures'
  | 'POST /desk/products/price'
  | 'POST /desk/products/dropPrice'
  | 'POST /desk/products/sale'
  | 'POST /desk/products/bulk/preview'
  | 'POST /desk/products/bulk'
  | 'GET /desk/products/bulk'
  | 'POST /desk/products/bulk/undo'
> = {
  'POST /desk/products/search': {
    as: 'packer',
    good: () => ({ body: { search: 'dolo', page: 1, limit: 20 } }),
    answers: { totalCount: 1, data: [{ name: 'Dolo 650 Tablet', price: 80, mrp: 100 }] },
    refused: () => [[{ body: { search: 'x'.repeat(101) } }, 400, NOT_VALID]],
  },
  'GET /desk/products/one': {
    as: 'support',
    good: () => ({ query: { id: 'dolo' } }),
    answers: { data: { fields: { name: 'Dolo 650 Tablet', category: 'Fever and Pain' }, price: 80 } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_PRODUCT]],
  },
  'GET /desk/products/choices': {
    as: 'packer',
    good: () => ({}),
    answers: {
      data: {
        categories: [{ name: 'Diabetes Care' }, { name: 'Fever and Pain' }, { name: 'Personal Care' }],
      },
    },
  },
  'GET /desk/products/names': {
    as: 'pharmacist',
    good: () => ({ query: { what: 'brand', search: 'micro' } }),
    answers: { data: ['Micro Labs'] },
    refused: () => [[{ query: { what: 'maker', search: '' } }, 400, NOT_VALID]],
  },
  'POST /desk/products/change': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { id: 'dolo', seen: await versionOf(world, 'dolo'), fields: { stock_alert: '12' }, pair: 'soap' },
    }),
    answers: { data: { fields: { stock_alert: '12' }, pair: { id: 'soap' } } },
    refused: async (world) => {
      const body = { id: 'dolo', seen: await versionOf(world, 'dolo') }
      return [
        [{ body: { ...body, id: 'none', fields: {} } }, 404, NO_PRODUCT],
        [{ body: { ...body, seen: 1, fields: { name: 'X' } } }, 409, CHANGED],
        [{ body: { ...body, fields: { hsn: '9' } } }, 422, WRONG_FIELD],
      ]
    },
  },
  'POST /desk/products/add': {
    as: 'owner',
    good: () => ({ body: NEW }),
    answers: { data: { fields: { code: 'N1', brand: 'Paralief' }, isForSale: false, isUnlisted: true } },
    refused: () => [[{ body: { ...NEW, price: 31 } }, 422, WRONG_FIELD]],
  },
  'POST /desk/products/picture': {
    as: 'pharmacist',
    good: async () => ({ query: { id: 'dolo' }, body: await picture(64) }),
    answers: { data: { id: 'dolo' } },
    refused: async (world) => {
      const gallery = Array.from({ length: 8 }, (_, at) => `/images/products/${at}.svg`)
      await world.shop.db
        .updateTable('product')
        .set({ gallery: JSON.stringify(gallery), thumbnail: '/images/packs/soap.svg' })
        .where('id', '=', 'soap')
        .execute()
      return [
        [{ query: { id: 'none' }, body: await picture(64) }, 404, NO_PRODUCT],
        [{ query: { id: 'dolo' }, body: '%PDF-1.7' }, 415, NOT_ONE],
        [{ query: { id: 'dolo' }, body: await picture(8) }, 415, NOT_ONE],
        [{ query: { id: 'soap' }, body: await picture(80) }, 422, FULL],
      ]
    },
  },
  'POST /desk/products/pictures': {
    as: 'pharmacist',
    good: async (world) => ({ body: { id: 'dolo', seen: await versionOf(world, 'dolo'), pictures: [] } }),
    answers: { data: { pictures: [] } },
    refused: async (world) => {
      const body = { id: 'dolo', seen: await versionOf(world, 'dolo'), pictures: [] }
      return [
        [{ body: { ...body, id: 'none' } }, 404, NO_PRODUCT],
        [{ body: { ...body, seen: 1 } }, 409, CHANGED],
        [{ body: { ...body, pictures: ['/images/products/other.svg'] } }, 400, NOT_VALID],
      ]
    },
  },
  'POST /desk/products/price': {
    as: 'pharmacist',
    good: async (world) => ({
      body: {
        id: 'dolo',
        seen: await versionOf(world, 'dolo'),
        mrp: 100,
        price: 85,
        from: null,
        why: 'Dearer',
      },
    }),
    answers: { data: { price: 85, steps: [{ what: 'price', why: 'Dearer', before: { price: 80 } }] } },
    refused: async (world) => {
      const seen = await versionOf(world, 'dolo')
      const body = { id: 'dolo', seen, mrp: 100, price: 85, from: null, why: '' }
      return [
        [{ body: { ...body, id: 'none' } }, 404, NO_PRODUCT],
        [{ body: { ...body, seen: 1 } }, 409, CHANGED],
        [{ body: { ...body, price: 101 } }, 422, WRONG_FIELD],
        [{ body: { ...body, from: '2026-11-13' } }, 422, WRONG_FIELD],
      ]
    },
  },
  'POST /desk/products/dropPrice': {
    as: 'pharmacist',
    good: async (world) => {
      const seen = await versionOf(world, 'dolo')
      const { data } = await world.desk
        .as('owner')
        .post('/desk/products/price', { id: 'dolo', seen, mrp: 100, price: 85, from: '2026-12-01', why: '' })
      return { body: { id: 'dolo', step: data.steps[0].id } }
    },
    answers: { data: { price: 80, steps: [{ state: 'dropped', day: '2026-12-01' }] } },
    refused: () => [
      [{ body: { id: 'none', step: 'none' } }, 404, NO_PRODUCT],
      [
        { body: { id: 'dolo', step: 'none' } },
        409,
        'This price is planned no longer: it was taken back, or its day has come',
      ],
    ],
  },
  'POST /desk/products/sale': {
    as: 'owner',
    good: async (world) => ({
      body: { id: 'dolo', seen: await versionOf(world, 'dolo'), isForSale: false, reason: 'Recalled' },
    }),
    answers: { data: { isForSale: false, offSaleReason: 'Recalled' } },
    refused: async (world) => {
      const body = { id: 'dolo', seen: await versionOf(world, 'dolo'), isForSale: false, reason: 'Recalled' }
      return [
        [{ body: { ...body, id: 'none' } }, 404, NO_PRODUCT],
        [{ body: { ...body, seen: 1 } }, 409, CHANGED],
        [{ body: { ...body, reason: ' ' } }, 422, WRONG_FIELD],
        [{ body: { ...body, reason: 'x'.repeat(301) } }, 400, 'This text is too long'],
      ]
    },
  },
  'POST /desk/products/bulk/preview': {
    as: 'pharmacist',
    good: () => ({ body: { selection: SOAP, change: ALERT } }),
    answers: { data: { count: 1, changes: 1, samples: [{ before: '10', after: '25' }] } },
    refused: () => [
      [{ body: { selection: {}, change: ALERT } }, 422, NOTHING_CHOSEN],
      [{ body: { selection: SOAP, change: { what: 'brand', brand: '' } } }, 422, WRONG_FIELD],
    ],
  },
  'POST /desk/products/bulk': {
    as: 'pharmacist',
    good: async (world) => {
      await isIdle(world)
      return { body: { selection: SOAP, change: ALERT, key: 'one' } }
    },
    answers: { data: { by: 'Priya Nair', change: ALERT } },
    refused: async (world) => {
      await isUnderWay(world)
      return [
        [{ body: { selection: {}, change: ALERT, key: 'a' } }, 422, NOTHING_CHOSEN],
        [{ body: { selection: SOAP, change: { what: 'offSale', reason: '' }, key: 'b' } }, 422, WRONG_FIELD],
        [{ body: { selection: SOAP, change: ALERT, key: 'c' } }, 409, UNDER_WAY],
      ]
    },
  },
  'GET /desk/products/bulk': {
    as: 'owner',
    good: async (world) => {
      await bulk(world, 'one')
      return {}
    },
    answers: { data: [{ state: 'done', changed: 1 }] },
  },
  'POST /desk/products/bulk/undo': {
    as: 'owner',
    good: async (world) => {
      await isIdle(world)
      return { body: { id: (await bulk(world, 'one')).id } }
    },
    answers: { data: { state: 'undoing' } },
    refused: async (world) => {
      const old = await bulk(world, 'old')
      await world.shop.db
        .updateTable('bulk_change')
        .set({ finished_at: world.shop.clock.now - 3_600_001 })
        .where('id', '=', old.id)
        .execute()
      const newer = await bulk(world, 'newer')
      await isUnderWay(world)
      return [
        [{ body: { id: 'none' } }, 404, 'There is no such change'],
        [{ body: { id: old.id } }, 409, 'This change is older than an hour, or was taken back already'],
        [{ body: { id: newer.id } }, 409, UNDER_WAY],
      ]
    },
  },
}
