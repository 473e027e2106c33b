import { place } from '../ordering.ts'
import { SENT_ADDRESS } from '../sent-address.ts'
import { LOGIN, NOT_SOLD_ONLINE, NOT_VALID, type Rows, SCHEDULE_X, type World, wrapped } from './row.ts'

const BAD_ADDRESSES: [object, number, string][] = [
  ...Object.keys(SENT_ADDRESS).map((field): [object, number, string] => [
    { [field]: ' ' },
    400,
    'All Fields Are Required',
  ]),
  [{ addressType: 'boat' }, 400, 'All Fields Are Required'],
  [{ contactNumber: 'abc' }, 400, 'Enter Valid Mobile Number'],
  [{ contactNumber: '12' }, 400, 'Enter Valid Mobile Number'],
  [{ email: 'asha' }, 400, 'Enter A Valid Email'],
  [{ pincode: '60000' }, 400, 'Enter a valid Pincode'],
  [{ pincode: '110001' }, 422, 'Currently not available for this Pin Code'],
]

const add = (userId: string, change: object = {}) => ({
  body: { userId, address: { ...SENT_ADDRESS, ...change } },
})
const edit = (userId: string, id: string, change: object = {}) => ({
  body: { userId, shippingAddress: { ...SENT_ADDRESS, id, ...change } },
})
const profile = (id: string, data: object) => wrapped({ id, data })
const review = (userId: string, change: object = {}, productId = 'dolo') => ({
  body: { productId, review: { userId, rating: 5, review: 'Good', ...change } },
})
const newReview = (userId: string, change: object = {}, productId = 'dolo') => ({
  body: { productId, userId, reviewData: { rating: 4, review: 'Better', ...change } },
})
const cartOf = (userId: string, more: object) => wrapped({ userId, ...more })
const products = (...list: object[]) => ({ products: list })
const post = ({ shop, me }: World, name: string, ask: { body: unknown }) =>
  shop.call(name, { token: me.token, ...ask })

export const customerRows: Rows<
  | 'GET /get/user'
  | 'PUT /update/userDetails'
  | 'POST /post/shippingAddress'
  | 'PUT /update/shippingAddress'
  | 'DELETE /delete/shippingAddress'
  | 'DELETE /delete/prescription'
  | 'POST /post/viewedProduct'
  | 'POST /post/cart'
  | 'PUT /update/cart'
  | 'PUT /update/cartQuantity'
  | 'DELETE /delete/clearCart'
  | 'POST /post/newProductRequest'
  | 'POST /post/productRequest'
  | 'GET /get/userProductRequests'
  | 'POST /post/review'
  | 'POST /post/updateReview'
  | 'PUT /update/pushNotification'
> = {
  'GET /get/user': {
    guest: LOGIN,
    good: ({ me }) => ({ query: { id: me.userId } }),
    answers: { data: { mobileNumber: '9876543210', cart: [], prescriptions: [] } },
    others: ({ other }) => [{ query: { id: other.userId } }, { query: { id: 'unknown' } }],
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'PUT /update/userDetails': {
    guest: LOGIN,
    good: ({ me }) =>
      profile(me.userId, {
        username: 'Asha',
        gender: 'female',
        bloodGroup: 'O+',
        dateOfBirth: '1990-02-28',
        pincode: '600001',
      }),
    answers: { message: 'Fields Updated', data: { username: 'Asha', bloodGroup: 'O+', pincode: '600001' } },
    others: ({ other }) => [profile(other.userId, { username: 'X' })],
    refused: ({ me }) => [
      [profile(me.userId, { username: ' ' }), 400, 'Username is required'],
      [profile(me.userId, { pincode: '6000' }), 400, 'Enter a valid Pincode'],
      [profile(me.userId, { pincode: '110001' }), 422, 'Currently not available for this Pin Code'],
      [profile(me.userId, { dateOfBirth: 'yesterday' }), 400, NOT_VALID],
    ],
  },
  'POST /post/shippingAddress': {
    guest: LOGIN,
    async good({ shop, me }) {
      await shop.clearAddresses(me.userId)
      return add(me.userId)
    },
    answers: { message: 'Address Added', data: [SENT_ADDRESS] },
    others: ({ other }) => [add(other.userId)],
    async refused({ shop, me }) {
      await shop.addAddress(me.userId)
      return [
        ...BAD_ADDRESSES.map(([change, status, text]): [{ body: unknown }, number, string] => [
          add(me.userId, change),
          status,
          text,
        ]),
        [add(me.userId), 409, 'Maximum Address Reached'],
      ]
    },
  },
  'PUT /update/shippingAddress': {
    guest: LOGIN,
    good: ({ me }) => edit(me.userId, me.addressId, { name: 'New name' }),
    answers: { message: 'Address Changed', data: [{ name: 'New name' }] },
    others: ({ other }) => [edit(other.userId, other.addressId)],
    theirs: ({ me, other }) => [[edit(me.userId, other.addressId), edit(me.userId, 'unknown')]],
    refused: ({ me }) =>
      BAD_ADDRESSES.map(([change, status, text]) => [edit(me.userId, me.addressId, change), status, text]),
  },
  'DELETE /delete/shippingAddress': {
    guest: LOGIN,
    good: ({ me }) => wrapped({ userId: me.userId, shippingAddress: { id: me.addressId } }),
    answers: { message: 'Address has been deleted', data: [] },
    others: ({ other }) => [wrapped({ userId: other.userId, shippingAddress: { id: other.addressId } })],
    theirs: ({ me, other }) => [
      [
        wrapped({ userId: me.userId, shippingAddress: { id: other.addressId } }),
        wrapped({ userId: me.userId, shippingAddress: { id: 'unknown' } }),
      ],
    ],
  },
  'DELETE /delete/prescription': {
    guest: LOGIN,
    good: async ({ shop, me }) =>
      wrapped({ userId: me.userId, prescription: { id: await shop.addPrescription(me.userId) } }),
    answers: { message: 'Prescription Deleted..!', data: null },
    others: ({ other }) => [wrapped({ userId: other.userId, prescription: { id: 'p' } })],
    async theirs({ shop, me, other }) {
      const theirs = await shop.addPrescription(other.userId)
      return [
        [
          wrapped({ userId: me.userId, prescription: { id: theirs } }),
          wrapped({ userId: me.userId, prescription: { id: 'unknown' } }),
        ],
      ]
    },
  },
  'POST /post/viewedProduct': {
    guest: LOGIN,
    good: ({ me }) => ({ body: { userId: me.userId, product: { id: 'dolo' } } }),
    answers: { data: [{ id: 'dolo', name: 'Dolo 650 Tablet' }] },
    others: ({ other }) => [{ body: { userId: other.userId, product: { id: 'dolo', name: 'D' } } }],
    unknown: ({ me }) => [
      [{ body: { userId: me.userId, product: { id: 'unknown', name: 'D' } } }, 404],
      [{ body: { userId: me.userId, product: { id: 'anket', name: 'A' } } }, 404],
    ],
  },
  'POST /post/cart': {
    guest: LOGIN,
    good: ({ me }) => cartOf(me.userId, products({ _id: 'dolo', quantity: 2 })),
    answers: { data: [{ _id: 'dolo', quantity: 2, salesPrice: 80, variant: null }] },
    others: ({ other }) => [cartOf(other.userId, products({ _id: 'dolo', quantity: 1 }))],
    unknown: ({ me }) => [[cartOf(me.userId, products({ _id: 'unknown', quantity: 1 })), 404]],
    refused: ({ me }) => [
      [cartOf(me.userId, products({ _id: 'dolo', quantity: 0 })), 422, 'Quantity must be at least 1'],
      [cartOf(me.userId, products({ _id: 'soap', quantity: 101 })), 422, 'Maximum Product Reached'],
      [cartOf(me.userId, products({ _id: 'empty', quantity: 1 })), 409, 'Out of stock'],
      [
        cartOf(me.userId, products({ _id: 'crocin', quantity: 5 })),
        409,
        'Not enough stock for this quantity',
      ],
      [cartOf(me.userId, products({ _id: 'unpriced', quantity: 1 })), 422, 'This product is not for sale'],
      [cartOf(me.userId, products({ _id: 'anket', quantity: 1 })), 422, SCHEDULE_X],
      [cartOf(me.userId, products({ _id: 'dolo' }, { _id: 'kit', quantity: 0 })), 422, NOT_SOLD_ONLINE],
      [cartOf(me.userId, products()), 400, NOT_VALID],
    ],
  },
  'PUT /update/cart': {
    guest: LOGIN,
    async good(world) {
      const line = products({ _id: 'dolo', quantity: 1 }, { _id: 'soap', quantity: 1 })
      await post(world, 'POST /post/cart', { body: { userId: world.me.userId, ...line } })
      return cartOf(world.me.userId, { productId: 'dolo' })
    },
    answers: { data: [{ _id: 'soap' }] },
    others: ({ other }) => [cartOf(other.userId, { productId: 'dolo' })],
    unknown: ({ me }) => [[cartOf(me.userId, { productId: 'unknown' }), { data: [] }]],
  },
  'PUT /update/cartQuantity': {
    guest: LOGIN,
    async good({ shop, me }) {
      await shop.fillCart(me.userId, [{ _id: 'soap', quantity: 1 }])
      return cartOf(me.userId, { productId: 'soap', quantity: 100 })
    },
    answers: { data: [{ _id: 'soap', quantity: 100 }] },
    others: ({ other }) => [cartOf(other.userId, { productId: 'dolo', quantity: 1 })],
    async refused(world) {
      const { userId } = world.me
      const line = products({ _id: 'soap', quantity: 1 })
      await post(world, 'POST /post/cart', { body: { userId, ...line } })
      const ofForbidden = (_id: string) => async () => {
        await world.shop.fillCart(userId, [
          { _id, quantity: 1 },
          { _id: 'soap', quantity: 1 },
        ])
        return cartOf(userId, { productId: _id, quantity: 2 })
      }
      return [
        [ofForbidden('anket'), 422, SCHEDULE_X],
        [ofForbidden('kit'), 422, NOT_SOLD_ONLINE],
        [cartOf(userId, { productId: 'unknown', quantity: 1 }), 422, 'This product is not in your cart'],
        [cartOf(userId, { productId: 'soap', quantity: 0 }), 422, 'Quantity must be at least 1'],
        [cartOf(userId, { productId: 'soap', quantity: 101 }), 422, 'Maximum Product Reached'],
      ]
    },
  },
  'DELETE /delete/clearCart': {
    guest: LOGIN,
    good: ({ me }) => cartOf(me.userId, {}),
    answers: { data: [] },
    others: ({ other }) => [cartOf(other.userId, {})],
  },
  'POST /post/newProductRequest': {
    guest: 'Login to Request Medicine',
    good: ({ me }) => wrapped({ user: me.userId, productName: 'Rare syrup', mobileNumber: '9876543210' }),
    answers: { data: null, message: 'Product Requested' },
    others: ({ other }) => [wrapped({ user: other.userId, productName: 'X', mobileNumber: '9876543210' })],
    refused: ({ me }) => [
      [wrapped({ user: me.userId, productName: ' ', mobileNumber: '9876543210' }), 400, 'Enter Product Name'],
      [
        wrapped({ user: me.userId, productName: 'X', mobileNumber: '98765' }),
        400,
        'Enter Valid Mobile Number',
      ],
    ],
  },
  'POST /post/productRequest': {
    guest: 'Login to Notify',
    good: ({ me }) => wrapped({ user: me.userId, product: 'empty' }),
    answers: { data: null, message: 'Product Requested' },
    others: ({ other }) => [wrapped({ user: other.userId, product: 'empty' })],
    unknown: ({ me }) => [
      [wrapped({ user: me.userId, product: 'unknown' }), 404],
      [wrapped({ user: me.userId, product: 'anket' }), 404],
    ],
    refused: ({ me }) => [[wrapped({ user: me.userId, product: 'dolo' }), 409, 'This product is in stock']],
  },
  'GET /get/userProductRequests': {
    guest: 'Login to Notify',
    async good(world) {
      await post(world, 'POST /post/productRequest', { body: { user: world.me.userId, product: 'empty' } })
      return { query: { userId: world.me.userId, productId: 'empty' } }
    },
    answers: { data: [{ product: 'empty' }] },
    others: ({ other }) => [{ query: { userId: other.userId, productId: 'empty' } }],
    unknown: ({ me }) => [[{ query: { userId: me.userId, productId: 'unknown' } }, { data: [] }]],
  },
  'POST /post/review': {
    guest: 'Login to review',
    async good({ shop, me }) {
      await shop.clearReviews()
      await shop.deliver((await place(shop, me)).data._id)
      return review(me.userId)
    },
    answers: { data: null },
    others: ({ other }) => [review(other.userId)],
    unknown: ({ me }) => [[review(me.userId, {}, 'unknown'), 404]],
    async refused(world) {
      const { shop, me } = world
      await place(shop, me, { products: [{ _id: 'soap', quantity: 1 }] })
      await shop.deliver((await place(shop, me)).data._id)
      await post(world, 'POST /post/review', review(me.userId))
      return [
        [review(me.userId, { review: ' ' }), 400, 'Please enter a review'],
        [review(me.userId, {}, 'empty'), 403, 'Buy this product to post reviews'],
        [review(me.userId, {}, 'soap'), 403, 'You can review this product once it has been delivered'],
        [review(me.userId), 409, 'You have already reviewed'],
      ]
    },
  },
  'POST /post/updateReview': {
    guest: 'Login to review',
    async good(world) {
      await world.shop.deliver((await place(world.shop, world.me)).data._id)
      await post(world, 'POST /post/review', review(world.me.userId))
      return newReview(world.me.userId)
    },
    answers: { data: null },
    others: ({ other }) => [newReview(other.userId)],
    unknown: ({ me }) => [
      [newReview(me.userId, {}, 'unknown'), 404],
      [newReview(me.userId, {}, 'soap'), 404],
    ],
    refused: ({ me }) => [
      [newReview(me.userId, { review: '' }), 400, 'Please enter a review'],
      [newReview(me.userId, { rating: 6 }), 400, 'Rating must be from 1 to 5'],
      [newReview(me.userId, { rating: 0 }), 400, 'Rating must be from 1 to 5'],
    ],
  },
  'PUT /update/pushNotification': {
    guest: LOGIN,
    good: ({ me }) => wrapped({ userId: me.userId, idsArray: ['unknown'] }),
    answers: { data: null },
    others: ({ other }) => [wrapped({ userId: other.userId, idsArray: ['n'] })],
  },
}
