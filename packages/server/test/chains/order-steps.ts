import { openDesk } from '../desk-shop.ts'
import { PARTICULARS } from '../ordering.ts'
import type { Step } from './chain.ts'

const DAY_MS = 86_400_000

/** Only an online order has somebody at a gateway. */
export const pay: Step = async ({ gateway, choices }) => {
  await gateway?.visit(choices.of(['paid', 'paid', 'paid', 'failed', 'late', 'unheard'] as const))
  return undefined
}

export const hearWebhooks: Step = async ({ gateway }) => {
  await gateway?.hear()
  return undefined
}

/** The shop asks its gateways, and nobody has paid for twenty minutes. */
export const expire: Step = async (chain) => {
  await chain.shop.reconcile()
  await chain.shop.expire()
  chain.desk = await openDesk(chain.shop)
  return undefined
}

export const confirm: Step = async ({ desk, orderId, look }) =>
  desk.as('support').post('/desk/order/confirm', { id: orderId, seen: (await look()).version })

/** A pharmacist approves the line on prescription, or a part of it, or declines it. */
export const check: Step = async ({ desk, choices, orderId, shop }) => {
  const seat = desk.as('pharmacist')
  const { data } = await seat.get('/desk/prescription', { orderId })
  if (!data?.isOpen) return undefined
  const open = data.lines.filter((line: { isOpen: boolean }) => line.isOpen)
  const decision = { orderId, seen: data.version }
  if (choices.below(5) === 4) {
    const lineNos = open.map((line: { lineNo: number }) => line.lineNo)
    return seat.post('/desk/prescription/decline', { ...decision, lineNos, reason: 'It cannot be read' })
  }
  const [{ prescription_id: prescriptionId }] = await shop.db
    .selectFrom('order_prescription')
    .select('prescription_id')
    .where('order_id', '=', orderId)
    .execute()
    .then(([first]) => [first ?? { prescription_id: '' }] as const)
  const validUntil = new Date(shop.app.context.clock() + 90 * DAY_MS).toISOString().slice(0, 10)
  return seat.post('/desk/prescription/approve', {
    ...decision,
    lines: open.map(({ lineNo, quantity }: { lineNo: number; quantity: number }) => ({
      lineNo,
      quantity: quantity - choices.below(quantity),
      reason: 'The doctor wrote fewer',
      grant: { prescriptionId, packs: quantity, validUntil, particulars: PARTICULARS },
    })),
  })
}

/** The pharmacist takes an approval back. */
export const takeBack: Step = async ({ desk, orderId }) => {
  const seat = desk.as('pharmacist')
  const { data } = await seat.get('/desk/prescription', { orderId })
  if (!data) return undefined
  const change = { orderId, seen: data.version, reason: 'It is another strength' }
  return seat.post('/desk/prescription/takeBack', change)
}

export const cancelByCustomer: Step = ({ shop, who, orderId }) =>
  shop.call('PUT /update/cancelOrder', { token: who.token, body: { id: orderId } })

export const cancelAtDesk: Step = async ({ desk, orderId, look }) =>
  desk
    .as('support')
    .post('/desk/order/cancel', { id: orderId, seen: (await look()).version, reason: 'We cannot send it' })

/** Fewer pieces of one line are supplied. */
export const supplyLess: Step = async ({ desk, choices, orderId, look }) => {
  const order = await look()
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return undefined
  const { lineNo, quantity } = choices.of(lines)
  return desk.as('support').post('/desk/order/supplyLess', {
    id: orderId,
    seen: order.version,
    lines: [{ lineNo, quantity: choices.below(quantity) }],
    reason: 'It is out of stock',
  })
}

/** What has not arrived is not supplied. */
export const endRest: Step = async ({ desk, orderId, look }) =>
  desk
    .as('support')
    .post('/desk/order/endRest', { id: orderId, seen: (await look()).version, reason: 'No more will come' })
