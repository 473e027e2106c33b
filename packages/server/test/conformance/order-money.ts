import type { OrderBalance } from '@dawakit/core/contract'
import { expect } from 'vitest'
import { place } from '../ordering.ts'
import type { Asking, World } from './row.ts'

const NOTHING: OrderBalance = { toPay: 0, paid: 0, goesBack: 0, wentBack: 0 }

/** An order's balance where it is not all nothing. */
export const balance = (sums: Partial<OrderBalance> = {}) => ({ balance: { ...NOTHING, ...sums } })

/** An order of one Dolo: ₹80, and ₹40 for the delivery. */
async function placed({ shop, me }: World, more: Record<string, unknown> = {}): Promise<string> {
  return (await place(shop, me, more)).data._id
}

/** The same, paid in the popup. */
export async function paidOnline(world: World, more: Record<string, unknown> = {}): Promise<string> {
  const { shop, me } = world
  const id = await placed(world, { paymentMethod: 'razorpay', ...more })
  const { response } = await shop.pay(await shop.open(id), 'success')
  const payment = {
    orderCreationId: response.razorpay_order_id,
    razorpayPaymentId: response.razorpay_payment_id,
    razorpayOrderId: response.razorpay_order_id,
    razorpaySignature: response.razorpay_signature,
  }
  await shop.call('POST /post/verifyPayment', { token: me.token, body: { order: { _id: id }, payment } })
  return id
}

async function cancelled(world: World, id: string): Promise<string> {
  await world.shop.call('PUT /update/cancelOrder', { token: world.me.token, body: { id } })
  return id
}

/** A paid order that its customer has cancelled. */
const paidAndCancelled = async (world: World) => cancelled(world, await paidOnline(world))

async function delivered(world: World, id: string): Promise<string> {
  await world.shop.deliver(id)
  return id
}

/** An unopened pack comes back, for 80 % of its price. */
async function returned(world: World, id: string): Promise<string> {
  const { shop, me } = world
  const { data } = await shop.call('POST /post/returnRequest', {
    token: me.token,
    body: {
      orderId: await delivered(world, id),
      kind: 'unopened',
      reason: 'Not needed any more',
      lines: [{ line: 0, quantity: 1, batch: 'AB-12' }],
      payTo: { way: 'upi', upiId: 'meena@okbank' },
    },
  })
  await shop.credit(data.returns[0].id)
  return id
}

/** Of two pieces one is supplied. */
async function supplied(world: World, id: string): Promise<string> {
  await world.shop.supplyOne(id)
  return id
}

async function givenBack(world: World, id: string): Promise<string> {
  await world.shop.giveBack()
  return id
}

/** Refunds that were asked for at one moment come in any order. */
const both = (...amounts: number[]) =>
  expect.arrayContaining(amounts.map((amount) => expect.objectContaining({ amount, state: 'underway' })))

/** An order in each state of its money, and what its customer is told of it. */
export const ordersByMoney = (world: World): [Asking, answers: object][] => {
  const asking = (order: () => Promise<string>) => async () => ({ query: { id: await order() } })
  const online = { paymentMethod: 'razorpay' }
  const two = { products: [{ _id: 'dolo', quantity: 2 }] }
  const paidForTwo = async () => supplied(world, await paidOnline(world, two))
  const back = (state: 'underway' | 'done', amount: number, paymentStatus: string) => ({
    paymentStatus,
    refunds: [{ amount, state }],
  })
  return [
    [asking(() => placed(world)), { data: { paymentStatus: 'unpaid', ...balance({ toPay: 120 }) } }],
    [
      asking(async () => cancelled(world, await placed(world))),
      { data: { paymentStatus: 'unpaid', refunds: [], ...balance() } },
    ],
    [asking(() => placed(world, online)), { data: { paymentStatus: 'unpaid', ...balance({ toPay: 120 }) } }],
    [
      asking(async () => cancelled(world, await placed(world, online))),
      { data: { paymentStatus: 'unpaid', refunds: [], ...balance() } },
    ],
    [asking(() => paidOnline(world)), { data: { paymentStatus: 'paid', ...balance({ paid: 120 }) } }],
    [
      asking(() => paidAndCancelled(world)),
      { data: { ...back('underway', 120, 'paid'), ...balance({ paid: 120, goesBack: 120 }) } },
    ],
    [
      asking(async () => givenBack(world, await paidAndCancelled(world))),
      { data: { ...back('done', 120, 'refunded'), ...balance({ paid: 120, wentBack: 120 }) } },
    ],
    [
      asking(async () => delivered(world, await placed(world))),
      { data: { paymentStatus: 'paid', ...balance({ paid: 120 }) } },
    ],
    [
      asking(async () => returned(world, await placed(world))),
      { data: { ...back('underway', 64, 'paid'), ...balance({ paid: 120, goesBack: 64 }) } },
    ],
    [
      asking(async () => returned(world, await paidOnline(world))),
      { data: { ...back('underway', 64, 'paid'), ...balance({ paid: 120, goesBack: 64 }) } },
    ],
    [
      asking(async () => givenBack(world, await returned(world, await paidOnline(world)))),
      { data: { ...back('done', 64, 'partlyRefunded'), ...balance({ paid: 120, wentBack: 64 }) } },
    ],
    [
      asking(async () => supplied(world, await placed(world, two))),
      { data: { totalPrice: 120, refunds: [], ...balance({ toPay: 120 }) } },
    ],
    [
      asking(paidForTwo),
      { data: { ...back('underway', 80, 'paid'), ...balance({ paid: 200, goesBack: 80 }) } },
    ],
    [
      asking(async () => returned(world, await paidForTwo())),
      {
        data: {
          totalPrice: 120,
          refunds: both(80, 64),
          ...balance({ paid: 200, goesBack: 144 }),
        },
      },
    ],
    [
      asking(async () => cancelled(world, await paidForTwo())),
      { data: { refunds: both(80, 120), ...balance({ paid: 200, goesBack: 200 }) } },
    ],
  ]
}
