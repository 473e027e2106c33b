import type { CreditNote, DeskOrder, Invoice, ReturnJudgement } from '@dawakit/core/contract'
import { inRupees } from '@dawakit/core/money'
import { basisPoints, creditNoteInRupees } from '@dawakit/core/tax'
import type { Database } from '../src/ground/database/schema/index.ts'
import { readBalance } from '../src/orders/balance/read-balance.ts'
import { type Desk, openDesk, seenReturn } from './desk-shop.ts'
import { openPaymentShop, type PaymentShop } from './payment-shop.ts'
import type { TestAnswer } from './test-shop.ts'

const PACK = { batch: 'B7-01', expiresOn: '2027-06' }

/** An order that leaves in parts, and those at the desk who send it. */
export interface ParcelledOrder {
  shop: PaymentShop
  desk: Desk
  id: string
  look(): Promise<DeskOrder>
  /** As its customer sees it. */
  read(): Promise<TestAnswer['data']>
  /** Packs pieces of each line, by its number. */
  pack(pieces: Record<number, number>): Promise<TestAnswer>
  send(parcel: number): Promise<TestAnswer>
  /** Packs pieces and hands them over. */
  leave(pieces: Record<number, number>): Promise<TestAnswer>
  arrive(parcel: number): Promise<TestAnswer>
  /** Its courier brings it back. @returns the id of its return */
  bring(parcel: number): Promise<string>
  judge(returnId: string, judgement?: ReturnJudgement): Promise<TestAnswer>
  invoice(): Promise<Invoice>
  creditNotes(): Promise<CreditNote[]>
  messages(): Promise<string>
  /** How its money stands, in rupees. */
  money(): Promise<
    Record<'invoiced' | 'credited' | 'collected' | 'wentBack' | 'promisedBack' | 'owed', number>
  >
}

/** An order of some products that is paid in cash at the door, or online at once. */
export async function openParcelled(
  db: Database,
  method: 'cod' | 'razorpay',
  {
    prices = {},
    goods = {},
    at,
    ...more
  }: {
    products: object[]
    coupon?: string
    prices?: Record<string, number>
    /** What products are taxed as, by their ids. */
    goods?: Record<string, { hsn?: string; gst_bp?: number }>
    /** When it is ordered, epoch milliseconds. @default when shops of tests open */
    at?: number
  },
): Promise<ParcelledOrder> {
  const shop = await openPaymentShop(db)
  if (at !== undefined) shop.clock.now = at
  for (const [id, taxed] of Object.entries(goods)) {
    const gst = taxed.gst_bp === undefined ? {} : { gst_bp: basisPoints(taxed.gst_bp) }
    await db
      .updateTable('product')
      .set({ ...taxed, ...gst })
      .where('id', '=', id)
      .execute()
  }
  for (const [id, paise] of Object.entries(prices)) {
    await db
      .updateTable('product')
      .set({ price_paise: paise, mrp_paise: paise })
      .where('id', '=', id)
      .execute()
  }
  const desk = await openDesk(shop)
  const { _id: id } = await shop.order(method, more)
  if (method !== 'cod') {
    const { response } = await shop.pay(await shop.open(id), 'success')
    await shop.verify(id, response)
  }
  const seat = desk.as('packer')
  const look = async (): Promise<DeskOrder> => (await desk.as('owner').get('/desk/order', { id })).data
  const seen = async () => (await look()).version
  const pack: ParcelledOrder['pack'] = async (pieces) => {
    const lines = Object.entries(pieces).map(([lineNo, quantity]) => ({
      lineNo: Number(lineNo),
      quantity,
      ...PACK,
    }))
    return seat.post('/desk/parcel/pack', { id, seen: await seen(), lines })
  }
  const send: ParcelledOrder['send'] = async (parcel) =>
    seat.post('/desk/parcel/handOver', {
      id,
      seen: await seen(),
      parcel,
      courier: 'DTDC',
      trackingNumber: `9${parcel}`,
    })
  return {
    shop,
    desk,
    id,
    look,
    read: () => shop.read(id),
    pack,
    send,
    async leave(pieces) {
      await pack(pieces)
      return send((await look()).parcels.at(-1)?.number ?? 0)
    },
    arrive: async (parcel) => seat.post('/desk/parcel/delivered', { id, parcel, seen: await seen() }),
    async bring(parcel) {
      const reason = 'Nobody at home'
      await seat.post('/desk/parcel/undelivered', { id, parcel, seen: await seen(), reason })
      const { returns } = await shop.read(id)
      return returns.find(({ state }: { state: string }) => state === 'received').id
    },
    async judge(returnId, judgement = 'restock') {
      const held = (await desk.as('owner').get('/desk/return', { id: returnId })).data
      const lines = held.lines.map(({ lineNo }: { lineNo: number }) => ({ lineNo, judgement, refunded: 0 }))
      return desk
        .as('pharmacist')
        .post('/desk/return/judge', { ...(await seenReturn(desk, returnId)), lines })
    },
    async invoice() {
      return (await shop.call('GET /get/invoice', { token: shop.who.token, query: { orderId: id } })).data
    },
    async creditNotes() {
      const rows = await db
        .selectFrom('credit_note')
        .select('paper')
        .where('order_id', '=', id)
        .orderBy('sequence')
        .execute()
      return rows.map(({ paper }) => creditNoteInRupees(JSON.parse(paper)))
    },
    async money() {
      const { pots: _, charged: _charged, ...sums } = await readBalance(db, id)
      return inRupees(sums)
    },
    async messages() {
      const rows = await db.selectFrom('notification').select(['title', 'description']).execute()
      return rows.map(({ title, description }) => `${title} ${description}`).join('\n')
    },
  }
}
