import { addAddress, addCoupon, addPrescription, buyer } from '../../ordering.ts'
import type { DeskRows, DeskWorld } from './desk-row.ts'

const NO_CUSTOMER = 'There is no such customer'

const wished = ({ me }: DeskWorld, change: object = {}) => ({
  body: {
    customerId: me.userId,
    lines: [{ productId: 'dolo', quantity: 1 }],
    addressId: me.addressId,
    coupon: '',
    ...change,
  },
})

/** Rung for and told: a Dolo costs 80 rupees, and 40 to be brought. */
const placed = (world: DeskWorld, change: object = {}) =>
  wished(world, {
    prescriptions: [],
    doctorName: 'Dr. Rao',
    patient: { name: 'Arjun', age: 9 },
    toldTerms: true,
    total: 120,
    key: 'first',
    ...change,
  })

export const phoneOrderRows: DeskRows<'POST /desk/phoneOrder/quote' | 'POST /desk/phoneOrder/place'> = {
  'POST /desk/phoneOrder/quote': {
    as: 'support',
    good: async (world) => {
      await addCoupon(world.shop.db)
      return wished(world, { coupon: 'CARE10' })
    },
    answers: { data: { totals: { subTotal: 80, discount: 8 }, coupon: { name: 'CARE10' } } },
    refused: async (world) => {
      const other = await buyer(world.shop, '9876500000')
      return [
        [wished(world, { customerId: 'none' }), 404, NO_CUSTOMER],
        [wished(world, { lines: [{ productId: 'none', quantity: 1 }] }), 404, 'Product not found'],
        [wished(world, { addressId: 'none' }), 404, 'Please add an Address'],
        [wished(world, { addressId: other.addressId }), 404, 'Please add an Address'],
        [wished(world, { coupon: 'x'.repeat(500) }), 400, 'Invalid Coupon Code'],
      ]
    },
  },
  'POST /desk/phoneOrder/place': {
    as: 'support',
    good: (world) => placed(world),
    answers: { data: {} },
    refused: async (world) => {
      const { shop, me } = world
      const other = await buyer(shop, '9876500000')
      const foreign = await addPrescription(shop.db, other.userId)
      const far = await addAddress(shop.db, me.userId, { pincode: '999999', slot: 2 })
      const lines = [{ productId: 'azithral', quantity: 1 }]
      return [
        [placed(world, { customerId: 'none' }), 404, NO_CUSTOMER],
        [
          placed(world, { toldTerms: false }),
          422,
          'Please tell the customer the terms, and say that you have',
        ],
        [placed(world, { lines: [] }), 422, 'Cart Is Empty'],
        [placed(world, { lines: [{ productId: 'none', quantity: 1 }] }), 404, 'Product not found'],
        [placed(world, { lines: [{ productId: 'empty', quantity: 1 }] }), 409, 'Out of stock'],
        [placed(world, { lines }), 422, 'Please upload & select the Prescription'],
        [placed(world, { lines, prescriptions: ['none'] }), 404, 'Please upload & select the Prescription'],
        [placed(world, { lines, prescriptions: [foreign] }), 404, 'Please upload & select the Prescription'],
        [placed(world, { addressId: '' }), 422, 'Please add an Address'],
        [placed(world, { addressId: 'none' }), 404, 'Please add an Address'],
        [placed(world, { addressId: other.addressId }), 404, 'Please add an Address'],
        [placed(world, { addressId: far }), 422, 'Currently not available for this Pin Code'],
        [placed(world, { patient: { name: '', age: 9 } }), 422, 'Please enter the name of the patient'],
        [
          placed(world, { patient: { name: 'Arjun', age: 200 } }),
          422,
          'Please enter the age of the patient in whole years, from 0 to 120',
        ],
        [placed(world, { doctorName: 'x'.repeat(500) }), 400, 'This text is too long'],
        [placed(world, { coupon: 'NONE' }), 422, 'Invalid Coupon Code'],
        [placed(world, { coupon: 'x'.repeat(500) }), 400, 'Invalid Coupon Code'],
        [placed(world, { total: 1 }), 409, 'Prices have changed. Please review your order'],
      ]
    },
  },
}
