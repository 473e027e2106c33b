import type { DeskRows, DeskWorld } from './desk-row.ts'
import { KEPT_CHANGED, NOT_THERE } from './shelf-pages.rows.ts'

const PIECE = {
  title: 'Monsoon care',
  text: 'Creams and powders',
  image: '/images/banners/monsoon.svg',
  smallImage: '',
  target: 'Personal Care',
  isGeneral: true,
  percent: 0,
  color: '',
  from: null,
  to: null,
}
const COUPON = { code: 'MONSOON', percent: 15, uses: 100, until: '2027-03-31', products: 'all' }
const TAKEN = 'There is one of this name already. Please join the two, or choose another name'
const NOWHERE = 'Please choose a category, a menu group or a product of this shop'

const banner = async ({ desk }: DeskWorld) => {
  const { data } = await desk.as('owner').post('/desk/front', { kind: 'carousel', piece: PIECE })
  return data.at(-1) as { id: string; version: string }
}
const coupon = async ({ desk }: DeskWorld, code = COUPON.code) =>
  (await desk.as('owner').post('/desk/coupons', { ...COUPON, code })).data.coupon as {
    id: string
    version: string
  }
const state = async ({ desk }: DeskWorld): Promise<string> =>
  (await desk.as('owner').get('/desk/delivery')).data.states.find(
    (one: { state: string }) => one.state === 'Kerala',
  ).version
const NOTICE = {
  title: 'We close at six',
  text: 'On Sunday',
  link: '/cart',
  customer: '',
  key: 'a key of it',
}

const ask = async ({ shop, me }: DeskWorld, productName = 'Zincovit Syrup') => {
  const body = { productName, mobileNumber: me.mobile, user: me.userId }
  await shop.call('POST /post/newProductRequest', { body, token: me.token })
}

export const shopPageRows: DeskRows<
  | 'GET /desk/front'
  | 'POST /desk/front'
  | 'POST /desk/front/order'
  | 'POST /desk/front/remove'
  | 'GET /desk/coupons'
  | 'GET /desk/coupons/one'
  | 'POST /desk/coupons'
  | 'POST /desk/coupons/end'
  | 'GET /desk/delivery'
  | 'POST /desk/delivery/state'
  | 'GET /desk/delivery/pincodes'
  | 'GET /desk/delivery/sight'
  | 'POST /desk/delivery/pincode'
  | 'POST /desk/delivery/pincodes'
  | 'POST /desk/delivery/undo'
  | 'GET /desk/notices'
  | 'POST /desk/notices'
  | 'POST /desk/notices/takeBack'
  | 'GET /desk/wishes'
  | 'GET /desk/wishes/waiting'
  | 'POST /desk/wishes/answer'
> = {
  'GET /desk/front': {
    as: 'owner',
    good: async (world) => {
      await banner(world)
      return {}
    },
    answers: {
      data: [{ title: 'Monsoon care', leadsTo: '/generalCategory/personal-care', isShownNow: true }],
    },
  },
  'POST /desk/front': {
    as: 'owner',
    good: async (world) => {
      const { id, version } = await banner(world)
      const piece = { ...PIECE, title: 'Winter care', from: '2026-12-01', to: '2027-01-31' }
      return { body: { kind: 'carousel', piece, id, seen: version } }
    },
    answers: { data: [{ title: 'Winter care', isShownNow: false }] },
    refused: async (world) => {
      const { id, version: seen } = await banner(world)
      await world.desk.as('owner').post('/desk/front/remove', { kind: 'carousel', id, seen })
      const kind = 'carousel'
      const turned = { ...PIECE, from: '2027-02-01', to: '2027-01-31' }
      const offer = { ...PIECE, smallImage: 'https://x.example/a.png' }
      return [
        [{ body: { kind, piece: { ...PIECE, title: '' } } }, 400, 'Please write a title'],
        [{ body: { kind, piece: { ...PIECE, image: '' } } }, 400, 'Please choose a picture of this shop'],
        [{ body: { kind: 'offer', piece: offer } }, 400, 'Please choose a picture of this shop'],
        [{ body: { kind, piece: { ...PIECE, isGeneral: false } } }, 400, NOWHERE],
        [{ body: { kind: 'deal', piece: PIECE } }, 400, NOWHERE],
        [{ body: { kind, piece: turned } }, 400, 'The last day is before the first'],
        [{ body: { kind, piece: PIECE, id, seen } }, 404, NOT_THERE],
      ]
    },
  },
  'POST /desk/front/order': {
    as: 'owner',
    good: async (world) => ({ body: { kind: 'carousel', ids: [(await banner(world)).id] } }),
    answers: { data: [{ kind: 'carousel' }] },
    refused: () => [[{ body: { kind: 'carousel', ids: ['none'] } }, 409, KEPT_CHANGED]],
  },
  'POST /desk/front/remove': {
    as: 'owner',
    good: async (world) => {
      const { id, version } = await banner(world)
      return { body: { kind: 'carousel', id, seen: version } }
    },
    answers: { data: [] },
    refused: async (world) => {
      const { id, version } = await banner(world)
      const gone = async () => {
        await world.desk.as('owner').post('/desk/front/remove', { kind: 'carousel', id, seen: version })
        return { body: { kind: 'carousel', id, seen: version } }
      }
      return [
        [{ body: { kind: 'carousel', id, seen: 'older' } }, 409, KEPT_CHANGED],
        [gone, 404, NOT_THERE],
      ]
    },
  },
  'GET /desk/coupons': {
    as: 'support',
    good: async (world) => {
      await coupon(world)
      return { query: { search: 'mons', page: 1, limit: 20 } }
    },
    answers: { totalCount: 1, data: [{ code: 'MONSOON', isForAll: true, uses: 0 }] },
  },
  'GET /desk/coupons/one': {
    as: 'support',
    good: async (world) => ({ query: { id: (await coupon(world)).id } }),
    answers: { data: { given: 0, uses: [] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NOT_THERE]],
  },
  'POST /desk/coupons': {
    as: 'owner',
    good: async (world) => {
      const { version } = await coupon(world)
      return { body: { ...COUPON, products: 'dolo', uses: 50, usesSeen: 100, seen: version } }
    },
    answers: { data: { coupon: { usesLeft: 50, products: 1 }, products: [{ id: 'dolo' }] } },
    refused: async (world) => {
      await coupon(world, 'KNOWN')
      return [
        [{ body: { ...COUPON, code: 'No blanks' } }, 400, 'A code has 2 to 30 letters, digits, - or _'],
        [{ body: { ...COUPON, until: '2026-11-13' } }, 400, 'The last day is over'],
        [
          { body: { ...COUPON, products: 'dolo none' } },
          400,
          'Please write products of this shop by id, code or address, or: all',
        ],
        [{ body: { ...COUPON, code: 'known' } }, 409, TAKEN],
        [{ body: { ...COUPON, code: 'known', seen: 'older' } }, 409, KEPT_CHANGED],
        [{ body: { ...COUPON, code: 'none', seen: 'older' } }, 404, NOT_THERE],
      ]
    },
  },
  'POST /desk/coupons/end': {
    as: 'owner',
    good: async (world) => {
      const { id, version } = await coupon(world)
      return { body: { id, seen: version } }
    },
    answers: { data: { coupon: { isOver: true, until: '2026-11-13' } } },
    refused: async (world) => {
      const { id } = await coupon(world, 'KNOWN')
      return [
        [{ body: { id: 'none', seen: '' } }, 404, NOT_THERE],
        [{ body: { id, seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'GET /desk/delivery': {
    as: 'support',
    good: () => ({}),
    answers: { data: { changes: [] } },
  },
  'POST /desk/delivery/state': {
    as: 'owner',
    good: async (world) => ({ body: { state: 'Kerala', fee: 45.5, days: 3, seen: await state(world) } }),
    answers: { data: { changes: [] } },
    refused: async (world) => {
      const seen = await state(world)
      return [
        [{ body: { state: 'Keralia', fee: 1, days: 1, seen } }, 400, 'India has no such state'],
        [
          { body: { state: 'Kerala', fee: 1, days: null, seen } },
          400,
          'Please write both the charge and the days, or neither',
        ],
        [{ body: { state: 'Kerala', fee: 1, days: 1, seen: 'older' } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'GET /desk/delivery/pincodes': {
    as: 'support',
    good: () => ({
      query: { search: '600', state: 'Tamil Nadu', district: 'Chennai', served: 'yes', page: 1, limit: 20 },
    }),
    answers: { totalCount: 1, data: [{ pincode: '600001', isServiceable: true }] },
  },
  'GET /desk/delivery/sight': {
    as: 'support',
    good: () => ({ query: { pincode: '600001' } }),
    answers: { data: { place: { district: 'Chennai', state: 'Tamil Nadu' }, fee: 40, days: 2 } },
  },
  'POST /desk/delivery/pincode': {
    as: 'owner',
    good: async ({ desk }) => {
      const { data } = await desk.as('owner').get('/desk/delivery/pincodes', { search: '110001' })
      const facts = { district: 'New Delhi', state: 'Delhi', isServiceable: true }
      return { body: { pincode: '110001', ...facts, seen: data[0].version } }
    },
    answers: { data: { pincode: '110001', isServiceable: true } },
    refused: () => {
      const facts = { pincode: '600002', district: 'Chennai', state: 'Tamil Nadu', isServiceable: true }
      const NONE = 'A pincode has six digits, and begins as those of its state do'
      return [
        [{ body: { ...facts, pincode: '700002' } }, 400, NONE],
        [{ body: { ...facts, state: 'Tamil' } }, 400, 'India has no such state'],
        [{ body: { ...facts, district: '' } }, 400, 'Please write the district'],
        [{ body: { ...facts, pincode: '600001' } }, 409, TAKEN],
        [{ body: { ...facts, pincode: '600001', seen: 'older' } }, 409, KEPT_CHANGED],
        [{ body: { ...facts, seen: 'older' } }, 404, NOT_THERE],
      ]
    },
  },
  'POST /desk/delivery/pincodes': {
    as: 'owner',
    good: () => ({ body: { state: 'Tamil Nadu', district: 'Chennai', isServiceable: false, expected: 1 } }),
    answers: { data: { count: 1, change: { isUndone: false } } },
    refused: () => {
      const wanted = { state: 'Tamil Nadu', district: '', isServiceable: false }
      return [
        [{ body: { ...wanted, state: 'Nowhere' } }, 400, 'India has no such state'],
        [{ body: { ...wanted, expected: 7 } }, 409, KEPT_CHANGED],
      ]
    },
  },
  'POST /desk/delivery/undo': {
    as: 'owner',
    good: async ({ desk }) => {
      const wanted = { state: 'Tamil Nadu', district: '', isServiceable: false, expected: 1 }
      const { data } = await desk.as('owner').post('/desk/delivery/pincodes', wanted)
      return { body: { id: data.change.id } }
    },
    answers: { data: { changes: [{ isUndone: true }] } },
    refused: () => [[{ body: { id: 'none' } }, 409, 'This was taken back already, or is too long ago']],
  },
  'GET /desk/notices': {
    as: 'support',
    good: async ({ desk }) => {
      await desk.as('owner').post('/desk/notices', NOTICE)
      return { query: { page: 1, limit: 20 } }
    },
    answers: { totalCount: 1, data: [{ title: 'We close at six', customer: null, by: 'Asha Rao' }] },
  },
  'POST /desk/notices': {
    as: 'support',
    good: () => ({ body: NOTICE }),
    answers: { data: { title: 'We close at six', seenBy: 0 } },
    refused: () => {
      const ELSEWHERE = 'Please write a page of this shop, beginning with one slash'
      return [
        [{ body: { ...NOTICE, title: ' ' } }, 400, 'Please write a title'],
        [{ body: { ...NOTICE, link: 'https://x.example' } }, 400, ELSEWHERE],
        [{ body: { ...NOTICE, link: '/\\x.example' } }, 400, ELSEWHERE],
        [
          { body: { ...NOTICE, customer: '9000000000' } },
          400,
          'There is no customer with this mobile number or email',
        ],
      ]
    },
  },
  'POST /desk/notices/takeBack': {
    as: 'support',
    good: async ({ desk }) => ({
      body: { id: (await desk.as('owner').post('/desk/notices', NOTICE)).data.id },
    }),
    answers: { data: null },
    refused: () => [[{ body: { id: 'none' } }, 404, NOT_THERE]],
  },
  'GET /desk/wishes': {
    as: 'support',
    good: async (world) => {
      await ask(world)
      return { query: { kind: 'product', page: 1, limit: 20 } }
    },
    answers: { totalCount: 1, data: [{ name: 'Zincovit Syrup', waiting: 1, free: null }] },
  },
  'GET /desk/wishes/waiting': {
    as: 'support',
    good: async (world) => {
      await ask(world)
      return { query: { kind: 'product', subject: 'zincovit syrup', page: 1, limit: 20 } }
    },
    answers: { totalCount: 1, data: [{ asked: 'Zincovit Syrup' }] },
  },
  'POST /desk/wishes/answer': {
    as: 'pharmacist',
    good: async (world) => {
      await ask(world)
      return { body: { subject: 'zincovit syrup', product: 'dolo', text: '' } }
    },
    answers: { data: { told: 1, left: 0 } },
    refused: async (world) => {
      await ask(world, 'Another')
      const subject = 'another'
      return [
        [{ body: { subject, text: '' } }, 400, 'Please write the reason'],
        [{ body: { subject, product: 'none', text: '' } }, 400, NOWHERE],
        [{ body: { subject: 'nobody', text: 'No' } }, 409, 'Nobody waits for it any more'],
      ]
    },
  },
}
