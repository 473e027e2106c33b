import sharp from 'sharp'
import { expect } from 'vitest'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

export const KEPT_CHANGED = 'Somebody else has changed this meanwhile. Please look at it again'
export const NOT_THERE = 'Not found'
const NO_NAME = 'Please write a name with letters or digits'
const TAKEN = 'There is one of this name already. Please join the two, or choose another name'
const NO_PICTURE = 'Please choose a picture of this shop'

const FACTS = { isGeneral: false, name: 'Fever and Pain', group: null, logo: '', banners: ['/images/b.svg'] }

const categories = async ({ desk }: DeskWorld) => (await desk.as('owner').get('/desk/categories')).data
const versionOf = async (world: DeskWorld, id: string): Promise<string> =>
  (await categories(world)).categories.find((one: { id: string }) => one.id === id)?.version
const brandVersion = async ({ desk }: DeskWorld): Promise<string> =>
  (await desk.as('owner').get('/desk/brands')).data[0].version

const empty = async ({ desk }: DeskWorld) => {
  const facts = { ...FACTS, name: 'Foot Care', banners: [] }
  const { data } = await desk.as('owner').post('/desk/categories', { category: facts })
  const { id, version } = data.categories.find((one: { name: string }) => one.name === 'Foot Care')
  return { id, seen: version }
}

const picture = () =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#7aa37a' } })
    .png()
    .toBuffer()
    .then((bytes) => Uint8Array.from(bytes))

export const shelfPageRows: DeskRows<
  | 'GET /desk/categories'
  | 'POST /desk/categories'
  | 'POST /desk/categories/order'
  | 'POST /desk/categories/join'
  | 'POST /desk/categories/remove'
  | 'POST /desk/subcategories'
  | 'POST /desk/subcategories/remove'
  | 'POST /desk/menuGroups'
  | 'GET /desk/brands'
  | 'POST /desk/brands'
  | 'POST /desk/brands/join'
  | 'POST /desk/pages/picture'
> = {
  'GET /desk/categories': {
    as: 'pharmacist',
    good: () => ({}),
    answers: { data: { categories: [{ name: 'Fever and Pain' }, {}, { isGeneral: true }], groups: [] } },
  },
  'POST /desk/categories': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { category: FACTS, id: 'cat-fever', seen: await versionOf(world, 'cat-fever') },
    }),
    answers: { data: { categories: [{ banners: ['/images/b.svg'] }, {}, {}] } },
    refused: async (world) => {
      const seen = await versionOf(world, 'cat-fever')
      const known = { id: 'cat-fever', seen }
      return [
        [{ body: { category: { ...FACTS, name: '—' } } }, 400, NO_NAME],
        [{ body: { category: FACTS } }, 409, TAKEN],
        [
          { body: { category: { ...FACTS, banners: ['https://x.example/a.png'] }, ...known } },
          400,
          NO_PICTURE,
        ],
        [{ body: { category: { ...FACTS, group: 'No such group' }, ...known } }, 400, NOT_THERE],
        [{ body: { category: FACTS, id: 'none', seen } }, 404, NOT_THERE],
        [{ body: { category: FACTS, id: 'cat-fever', seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'POST /desk/categories/order': {
    as: 'pharmacist',
    good: () => ({ body: { ids: ['cat-diabetes', 'cat-fever'] } }),
    answers: { data: { categories: [{ id: 'cat-diabetes' }, {}, {}] } },
    refused: () => [[{ body: { ids: ['cat-diabetes'] } }, 409, KEPT_CHANGED]],
  },
  'POST /desk/categories/join': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { id: 'cat-diabetes', into: 'cat-fever', seen: await versionOf(world, 'cat-diabetes') },
    }),
    answers: { data: { categories: [{ id: 'cat-fever' }, { id: 'cat-personal' }] } },
    refused: async (world) => {
      const seen = await versionOf(world, 'cat-diabetes')
      const KIND = 'Only two different categories of one kind can be joined'
      return [
        [{ body: { id: 'cat-diabetes', into: 'cat-personal', seen } }, 409, KIND],
        [{ body: { id: 'cat-diabetes', into: 'none', seen } }, 404, NOT_THERE],
        [{ body: { id: 'cat-diabetes', into: 'cat-fever', seen: '' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'POST /desk/categories/remove': {
    as: 'pharmacist',
    good: async (world) => ({ body: await empty(world) }),
    answers: { data: { categories: [{}, {}, {}] } },
    refused: async (world) => {
      const led = { name: 'Foot Care', is_general: 0, position: 1 }
      const { id, seen } = await empty(world)
      await world.shop.db
        .insertInto('dynamic_category')
        .values({ id: 'd', ...led })
        .execute()
      return [
        [{ body: { id: 'none', seen } }, 404, NOT_THERE],
        [{ body: { id, seen: 'older' } }, 409, KEPT_CHANGED],
        [
          { body: { id: 'cat-personal', seen: await versionOf(world, 'cat-personal') } },
          409,
          'There is still something in it: please move that, or join it into another',
        ],
        [{ body: { id, seen } }, 409, 'Something on the home page leads there: please change that first'],
        [
          async () => {
            await world.shop.db.deleteFrom('dynamic_category').execute()
            await world.desk.as('owner').post('/desk/categories/remove', { id, seen })
            return { body: { id, seen } }
          },
          404,
          NOT_THERE,
        ],
      ]
    },
  },
  'POST /desk/subcategories': {
    as: 'pharmacist',
    good: async ({ desk }) => {
      await desk.as('owner').post('/desk/subcategories', { category: 'cat-fever', newName: 'Balms' })
      return { body: { category: 'cat-fever', name: 'Balms', newName: 'Balms and Gels', isJoined: false } }
    },
    answers: { data: { categories: [{ subcategories: [{ name: 'Balms and Gels' }] }, {}, {}] } },
    refused: async ({ desk }) => {
      await desk.as('owner').post('/desk/subcategories', { category: 'cat-diabetes', newName: 'Strips' })
      return [
        [{ body: { category: 'cat-diabetes', newName: '' } }, 400, NO_NAME],
        [{ body: { category: 'cat-diabetes', newName: 'STRIPS' } }, 409, TAKEN],
        [{ body: { category: 'cat-diabetes', name: 'Pens', newName: 'Pumps' } }, 404, NOT_THERE],
      ]
    },
  },
  'POST /desk/subcategories/remove': {
    as: 'pharmacist',
    good: async ({ desk }) => {
      await desk.as('owner').post('/desk/subcategories', { category: 'cat-fever', newName: 'Balms' })
      return { body: { category: 'cat-fever', name: 'Balms' } }
    },
    answers: { data: { categories: [{ subcategories: [] }, {}, {}] } },
    refused: () => [[{ body: { category: 'cat-fever', name: 'None' } }, 404, NOT_THERE]],
  },
  'POST /desk/menuGroups': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { groups: [{ name: 'Medicines', logo: '' }], seen: (await categories(world)).version },
    }),
    answers: { data: { groups: [{ name: 'Medicines', logo: '/images/groups/medicines.svg' }] } },
    refused: async (world) => {
      const { version: seen } = await categories(world)
      return [
        [{ body: { groups: [{ name: '!', logo: '' }], seen } }, 400, NO_NAME],
        [
          {
            body: {
              groups: [
                { name: 'A', logo: '' },
                { name: 'a', logo: '' },
              ],
              seen,
            },
          },
          409,
          TAKEN,
        ],
        [{ body: { groups: [{ name: 'A', logo: '//x.example' }], seen } }, 400, NO_PICTURE],
        [{ body: { groups: [{ id: 'none', name: 'A', logo: '' }], seen } }, 404, NOT_THERE],
        [{ body: { groups: [], seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'GET /desk/brands': {
    as: 'pharmacist',
    good: () => ({ query: { search: 'micro', page: 1, limit: 20 } }),
    answers: { totalCount: 1, data: [{ name: 'Micro Labs' }] },
  },
  'POST /desk/brands': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { name: 'Micro Laboratories', logo: '', id: 'brand-micro', seen: await brandVersion(world) },
    }),
    answers: { data: { slug: 'micro-laboratories' } },
    refused: async (world) => {
      const seen = await brandVersion(world)
      const id = 'brand-micro'
      return [
        [{ body: { name: '.', logo: '' } }, 400, NO_NAME],
        [{ body: { name: 'MICRO LABS', logo: '' } }, 409, TAKEN],
        [{ body: { name: 'Other', logo: 'x' } }, 400, NO_PICTURE],
        [{ body: { name: 'Other', logo: '', id: 'none', seen } }, 404, NOT_THERE],
        [{ body: { name: 'Other', logo: '', id, seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'POST /desk/brands/join': {
    as: 'pharmacist',
    good: async ({ desk }) => {
      const { data } = await desk.as('owner').post('/desk/brands', { name: 'Mikro Labs', logo: '' })
      return { body: { id: data.id, into: 'brand-micro', seen: data.version } }
    },
    answers: { data: { id: 'brand-micro' } },
    refused: async (world) => {
      const seen = await brandVersion(world)
      const id = 'brand-micro'
      return [
        [{ body: { id, into: id, seen } }, 409, 'Please choose another one to join it into'],
        [{ body: { id, into: 'none', seen } }, 404, NOT_THERE],
        [{ body: { id, into: 'none', seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'POST /desk/pages/picture': {
    as: 'pharmacist',
    good: async () => ({ query: { use: 'banner' }, body: await picture() }),
    answers: { data: { path: expect.stringMatching(/^\/images\/products\/[0-9a-f]{32}-1120\.webp$/) } },
    refused: () => [
      [
        { query: { use: 'banner' }, body: '<svg onload="alert(1)"/>' },
        400,
        'This is no picture that can be read: JPEG, PNG, WebP, AVIF or GIF, from 32 pixels to 25 megapixels',
      ],
      [{ query: { use: 'other' }, body: '' }, 400, NOT_VALID],
    ],
  },
}
