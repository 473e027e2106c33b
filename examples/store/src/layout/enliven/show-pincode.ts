import type { Shop } from '@dawakit/client'
import { storeScriptsLabels as labels } from '../../language/index.ts'

/** Says on the header's button where an order goes, while a pincode is saved. */
export function showPincode({ $pincode }: Shop): void {
  const select = document.querySelector('[data-pincode]')?.textContent ?? ''
  $pincode.subscribe((saved) => {
    for (const text of document.querySelectorAll('[data-pincode]')) {
      text.textContent = saved ? labels.deliverTo(saved.pincode) : select
    }
  })
}
