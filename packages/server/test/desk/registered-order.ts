import type { DeskOrder } from '@dawakit/core/contract'
import type { Database } from '../../src/ground/database/schema/index.ts'
import { type Desk, openDesk } from '../desk-shop.ts'
import { addPrescription, type Buyer, PARTICULARS, place } from '../ordering.ts'
import { openPaymentShop, type PaymentShop } from '../payment-shop.ts'

export const VALID = '2026-12-31'

/** A shop in which Azithral is of Schedule H1, with its desk. */
export async function openScheduled(db: Database): Promise<{ shop: PaymentShop; desk: Desk }> {
  const shop = await openPaymentShop(db)
  await nameSalts(shop)
  return { shop, desk: await openDesk(shop) }
}

/** What is known of the salt of Azithral, and that it has it. */
export async function nameSalts({ app, db }: Pick<PaymentShop, 'app' | 'db'>): Promise<void> {
  app.context.salts = () => [
    {
      salts: ['Azithromycin'],
      speciality: null,
      subspeciality: null,
      schedule: 'H1',
      isPrescriptionNeeded: true,
      isColdChainNeeded: false,
    },
  ]
  await db.deleteFrom('product_salt').where('product_id', '=', 'azithral').execute()
  await db
    .insertInto('product_salt')
    .values({
      product_id: 'azithral',
      salt: 'Azithromycin (500mg)',
      salt_key: 'azithromycin',
      position: 0,
      popularity: 0,
    })
    .execute()
}

export type RegisteredOrder = Awaited<ReturnType<typeof placeRegistered>>

/** An order of packs of Azithral that a pharmacist has approved. */
export async function placeRegistered(
  { shop, desk }: { shop: PaymentShop; desk: Desk },
  {
    quantity = 2,
    who,
    particulars = PARTICULARS,
  }: { quantity?: number; who?: Buyer; particulars?: object | null } = {},
) {
  const me = who ?? shop.who
  const prescriptionId = await addPrescription(shop.db, me.userId)
  const products = [{ _id: 'azithral', quantity }]
  const placed = await place(shop, me, { products, prescriptions: [prescriptionId] })
  const id: string = placed.data._id
  const seat = desk.as('pharmacist')
  const check = async () => (await seat.get('/desk/prescription', { orderId: id })).data
  await seat.call('POST /desk/prescription/approve', {
    body: {
      orderId: id,
      seen: (await check()).version,
      lines: [
        {
          lineNo: 1,
          quantity,
          grant: {
            prescriptionId,
            packs: quantity,
            validUntil: VALID,
            particulars: particulars ?? PARTICULARS,
          },
        },
      ],
    },
  })
  if (particulars === null) {
    await shop.db
      .updateTable('prescription_grant')
      .set({ particulars: null })
      .where('order_id', '=', id)
      .execute()
  }
  const look = async (): Promise<DeskOrder> => (await desk.as('packer').get('/desk/order', { id })).data
  const change = async (name: string, body: object) =>
    desk
      .as('packer')
      .call(`POST /desk/parcel/${name}`, { body: { id, seen: (await look()).version, ...body } })
  return {
    id,
    number: placed.data.orderNumber as string,
    prescriptionId,
    who: me,
    look,
    check,
    pack: (pieces: Record<string, number>) =>
      change('pack', {
        lines: Object.entries(pieces).map(([batch, quantity]) => ({
          lineNo: 1,
          quantity,
          batch,
          expiresOn: '2027-06',
        })),
      }),
    unpack: (parcel: number) => change('unpack', { parcel }),
    send: (parcel: number) => change('handOver', { parcel, courier: 'DTDC', trackingNumber: `9${parcel}` }),
    sendAgain: (parcel: number) =>
      change('sendAgain', { parcel, courier: 'DTDC', trackingNumber: `8${parcel}` }),
    bring: (parcel: number) => change('undelivered', { parcel, reason: 'Nobody at home' }),
    arrive: (parcel: number) => change('delivered', { parcel }),
  }
}
