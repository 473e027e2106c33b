import { PINCODE_LENGTH } from '@dawakit/core/delivery'
import { pageShopOf } from '../../shop.ts'

/** On the page of the pincode: its field shows digits alone, and what the page has found is saved. */
export async function takePincode(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#pincode')
  field?.addEventListener('input', () => {
    field.value = field.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH)
  })
  const found = JSON.parse(document.querySelector<HTMLElement>('[data-found]')?.dataset['found'] ?? 'null')
  if (!found) return
  const shop = pageShopOf()
  await shop.start()
  // The shop has already said why it could not.
  if (shop.$pincode.get()?.pincode !== found.pincode) await shop.pincode.set(found).catch(() => {})
}
