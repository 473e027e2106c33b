import type { Shop } from '@dawakit/client'
import { storeScriptsLabels as labels } from '../../language/index.ts'

/** Says on the header's button where an order goes, once a pincode is saved. */
export function showPincode({ $pincode }: Shop): void {
  $pincode.subscribe((saved) => {
    if (!saved) return
    for (const text of document.querySelectorAll('[data-pincode]')) {
      text.textContent = labels.deliverTo(saved.pincode)
    }
  })
}
