import type { DeskOrder, DeskParcel } from '@dawakit/core/contract'
import { add, type Chain, type Step } from './chain.ts'

const paiseOf = (rupees: number) => Math.round(rupees * 100)

/** What a packer reads on the packs: of a batch of the shelf, or of one that it does not know. */
const PACKS = [
  { batch: 'CHAIN-1', expiresOn: '2040-06' },
  { batch: 'chain 2', expiresOn: '' },
  { batch: 'CHAIN-9', expiresOn: '09/40' },
] as const

/** Packs one to all of the pieces that are left; what needs no batch is packed without saying one, or with. */
export const pack: Step = async (chain) => {
  const { desk, choices, orderId, look } = chain
  const order = await look()
  const lines = order.lines.flatMap(({ lineNo, left, isBatchNeeded }) => {
    const quantity = left - choices.below(left + 1)
    const batch = choices.of(isBatchNeeded ? PACKS : [{ batch: '', expiresOn: '' }, ...PACKS])
    return quantity > 0 ? [{ lineNo, quantity, ...batch }] : []
  })
  return desk.as('packer').post('/desk/parcel/pack', { id: orderId, seen: order.version, lines })
}

const inState = (order: DeskOrder, states: readonly string[]) =>
  order.parcels.filter(({ state }) => states.includes(state))

async function withParcel(
  chain: Chain,
  states: readonly string[],
  act: (order: DeskOrder, parcel: DeskParcel) => ReturnType<Step>,
): ReturnType<Step> {
  const order = await chain.look()
  const parcels = inState(order, states)
  return parcels.length === 0 ? undefined : act(order, chain.choices.of(parcels))
}

export const unpack: Step = (chain) =>
  withParcel(chain, ['packed'], (order, { number }) =>
    chain.desk
      .as('packer')
      .post('/desk/parcel/unpack', { id: chain.orderId, seen: order.version, parcel: number }),
  )

export const handOver: Step = (chain) =>
  withParcel(chain, ['packed'], (order, { number }) =>
    chain.desk.as('packer').post('/desk/parcel/handOver', {
      id: chain.orderId,
      seen: order.version,
      parcel: number,
      courier: 'Delhivery',
      trackingNumber: `T${number}`,
    }),
  )

export const onTheWay: Step = (chain) =>
  withParcel(chain, ['handedOver'], (order, { number }) =>
    chain.desk
      .as('support')
      .post('/desk/parcel/onTheWay', { id: chain.orderId, seen: order.version, parcel: number }),
  )

/** The courier hands it to the customer, and takes what its label says. */
export const arrive: Step = (chain) =>
  withParcel(chain, ['handedOver', 'onTheWay'], async (order, parcel) => {
    const answer = await chain.desk.as('support').post('/desk/parcel/delivered', {
      id: chain.orderId,
      seen: order.version,
      parcel: parcel.number,
    })
    if (answer.status !== 200) return answer
    chain.books.door += paiseOf(parcel.collect ?? 0)
    chain.books.roundings += parcel.lines.length
    for (const { lineNo, quantity } of parcel.lines) add(chain.delivered, lineNo, quantity)
    return answer
  })

export const comeBack: Step = (chain) =>
  withParcel(chain, ['handedOver', 'onTheWay'], (order, { number }) =>
    chain.desk.as('support').post('/desk/parcel/undelivered', {
      id: chain.orderId,
      seen: order.version,
      parcel: number,
      reason: 'Nobody was at home',
    }),
  )

/** What came back undelivered goes out once more. */
export const sendAgain: Step = (chain) =>
  withParcel(chain, ['returned'], (order, { number }) =>
    chain.desk.as('packer').post('/desk/parcel/sendAgain', {
      id: chain.orderId,
      seen: order.version,
      parcel: number,
      courier: 'Delhivery',
      trackingNumber: `A${number}`,
    }),
  )

/** The courier delivers a parcel of an order that was cancelled meanwhile, and took what its label said, or nothing. */
export const arriveAllTheSame: Step = async (chain) => {
  if ((await chain.look()).standing !== 'cancelled') return undefined
  return withParcel(chain, ['handedOver', 'onTheWay'], async (order, parcel) => {
    const took = chain.method === 'cod' ? chain.choices.of([0, 40, 89.26]) : 0
    const answer = await chain.desk.as('support').post('/desk/parcel/deliveredAllTheSame', {
      id: chain.orderId,
      seen: order.version,
      parcel: parcel.number,
      took,
    })
    if (answer.status !== 200) return answer
    chain.books.door += paiseOf(took)
    chain.books.isGenerous = true
    chain.books.roundings += parcel.lines.length
    for (const { lineNo, quantity } of parcel.lines) add(chain.delivered, lineNo, quantity)
    return answer
  })
}
