import { PINCODE_LENGTH } from '@dawakit/core/delivery'
import { latinDigits } from '@dawakit/core/language'
import { pageShopOf } from '../../shop.ts'

/** On the page of the pincode: its field shows digits alone, and what the page has found is saved. */
export async function takePincode(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#pincode')
  const take = (event: Event) => {
    // Written to, a field that a keyboard composes in takes each word twice.
    if (field && !(event as InputEvent).isComposing)
      field.value = latinDigits(field.value).replace(/\D/g, '').slice(0, PINCODE_LENGTH)
  }
  field?.addEventListener('input', take)
  field?.addEventListener('compositionend', take)
  const found = JSON.parse(document.querySelector<HTMLElement>('[data-found]')?.dataset['found'] ?? 'null')
  if (!found) return
  const shop = pageShopOf()
  await shop.start()
  // The shop has already said why it could not.
  if (shop.$pincode.get()?.pincode !== found.pincode) await shop.pincode.set(found).catch(() => {})
}
