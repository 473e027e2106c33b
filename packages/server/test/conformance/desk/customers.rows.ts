import sharp from 'sharp'
import { addPrescription, buyer } from '../../ordering.ts'
import type { DeskRows, DeskWorld } from './desk-row.ts'
import { NOT_VALID } from './desk-row.ts'

const NO_CUSTOMER = 'There is no such customer'
const TOO_LONG = 'This text is too long'

const KAVYA = { name: 'Kavya Iyer', mobileNumber: '9840012345', email: 'kavya@mail.example' }
const ADDRESS = {
  name: 'Kavya Iyer',
  contactNumber: '9840012345',
  email: 'kavya@mail.example',
  doorNumber: '3',
  streetName: 'Luz Church Road',
  landMark: 'Opposite the temple',
  pincode: '600001',
  cityName: 'Chennai',
  stateName: 'Tamil Nadu',
  addressType: 'home' as const,
}

/** A small page without a word. */
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#fffdf4' } })
    .png()
    .toBuffer()

const changing = ({ me }: DeskWorld, change: object = {}) => ({
  body: { id: me.userId, addressId: me.addressId, address: { ...ADDRESS, ...change } },
})

export const customerRows: DeskRows<
  | 'GET /desk/customers'
  | 'POST /desk/customers/search'
  | 'GET /desk/customers/one'
  | 'POST /desk/customers/add'
  | 'POST /desk/customers/address'
  | 'POST /desk/customers/prescription'
> = {
  'GET /desk/customers': {
    as: 'support',
    good: () => ({ query: { page: 1, limit: 20 } }),
    answers: { totalCount: 1, data: [{ name: 'User 3210' }] },
  },
  'POST /desk/customers/search': {
    as: 'support',
    good: () => ({ body: { search: 'user', page: 1, limit: 20 } }),
    answers: { totalCount: 1, data: [{ name: 'User 3210' }] },
    refused: () => [[{ body: { search: 'x'.repeat(101) } }, 400, NOT_VALID]],
  },
  'GET /desk/customers/one': {
    as: 'pharmacist',
    good: ({ me }) => ({ query: { id: me.userId } }),
    answers: { data: { name: 'User 3210', addresses: [{ cityName: 'Chennai' }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_CUSTOMER]],
  },
  'POST /desk/customers/add': {
    as: 'support',
    good: () => ({ body: KAVYA }),
    answers: { data: { name: 'Kavya Iyer', isMobileProven: false } },
    refused: async ({ shop, me }) => {
      const other = await buyer(shop, '9876500000')
      await shop.db
        .updateTable('customer')
        .set({ email_verified_at: 1 })
        .where('id', '=', other.userId)
        .execute()
      return [
        [{ body: { ...KAVYA, name: ' ' } }, 400, 'Enter All Fields'],
        [{ body: { ...KAVYA, name: 'x'.repeat(1000) } }, 400, TOO_LONG],
        [{ body: { ...KAVYA, mobileNumber: '98400' } }, 400, 'Enter a valid Number'],
        [{ body: { ...KAVYA, email: 'kavya' } }, 400, 'Enter Valid Email'],
        [{ body: { ...KAVYA, mobileNumber: me.mobile } }, 409, 'Mobile number is already registered'],
        [{ body: { ...KAVYA, email: 'user9876500000@mail.example' } }, 409, 'Email is already registered'],
      ]
    },
  },
  'POST /desk/customers/address': {
    as: 'support',
    good: (world) => changing(world),
    answers: { data: { addresses: [{ doorNumber: '3' }, { doorNumber: '3' }] } },
    refused: async (world) => {
      const { me, desk } = world
      await desk.as('support').post('/desk/customers/address', { id: me.userId, address: ADDRESS })
      return [
        [{ body: { id: 'none', address: ADDRESS } }, 404, NO_CUSTOMER],
        [{ body: { id: me.userId, addressId: 'none', address: ADDRESS } }, 404, 'Not found'],
        [{ body: { id: me.userId, address: ADDRESS } }, 409, 'Maximum Address Reached'],
        [changing(world, { name: '' }), 400, 'All Fields Are Required'],
        [changing(world, { contactNumber: '98400' }), 400, 'Enter Valid Mobile Number'],
        [changing(world, { email: 'kavya' }), 400, 'Enter A Valid Email'],
        [changing(world, { pincode: '12' }), 400, 'Enter a valid Pincode'],
        [changing(world, { pincode: '999999' }), 422, 'Currently not available for this Pin Code'],
        [changing(world, { landMark: 'x'.repeat(201) }), 400, TOO_LONG],
      ]
    },
  },
  'POST /desk/customers/prescription': {
    as: 'support',
    good: async ({ me }) => ({ query: { id: me.userId }, body: await picture() }),
    answers: { data: { name: 'User 3210' } },
    refused: async ({ shop, me }) => {
      const full = await buyer(shop, '9876500000')
      for (let kept = 0; kept < shop.app.context.config.limits.prescriptionsKept; kept++) {
        await addPrescription(shop.db, full.userId)
      }
      return [
        [{ query: { id: 'none' }, body: await picture() }, 404, NO_CUSTOMER],
        [
          { query: { id: me.userId }, body: '%PDF-1.7' },
          415,
          'Prescription must be a jpg, png or jpeg image',
        ],
        [
          { query: { id: full.userId }, body: await picture() },
          422,
          'There is no room for another prescription. Please delete one',
        ],
      ]
    },
  },
}
