import type { PaymentShop } from './payment-shop.ts'

/** Lets the gateways refuse what is to be refunded: they know none of its payments meanwhile. */
export async function refuseRefunds(shop: Pick<PaymentShop, 'db' | 'clock' | 'refund'>): Promise<void> {
  const payments = await shop.db.selectFrom('payment').select(['id', 'provider_payment_id']).execute()
  await shop.db.updateTable('payment').set({ provider_payment_id: 'pay_unknown0000' }).execute()
  shop.clock.advance(61_000)
  await shop.refund()
  for (const { id, provider_payment_id } of payments) {
    await shop.db.updateTable('payment').set({ provider_payment_id }).where('id', '=', id).execute()
  }
}
