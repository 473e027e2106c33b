import type { Shop } from '@dawakit/client'
import { orderedForOf } from './ordered-for.ts'
import type { OrderChoices } from './use-order-draft.ts'

/** What an order by prescription chooses in the checkout. @throws {ShopError} where it is not to be had */
export async function preparedChoices(shop: Shop, id: string): Promise<Partial<OrderChoices>> {
  const { data } = await shop.call('GET /get/prescriptionRequest', { query: { id } })
  if (data.state !== 'prepared') return {}
  const prescriptions = data.prescriptions.map((one) => one.id)
  const { patient } = data
  return {
    prepared: { id, prescriptions },
    selected: new Set(prescriptions),
    ...(patient && {
      orderedFor: orderedForOf({
        isForMyself: false,
        name: patient.name,
        age: String(patient.age),
        doctor: '',
      }),
    }),
  }
}
