import type { OverlayName, Shop } from '@dawakit/client'

/** Buttons that open a drawer or a dialog name it, `data-open="pincode"`, and what it starts with: `data-product-name`. */
export function openOverlays(shop: Shop): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-open]')
    if (!opener) return
    event.preventDefault()
    opener.closest('dialog')?.close()
    const { open, productName } = opener.dataset
    shop.openOverlay(open as OverlayName, productName === undefined ? {} : { productName })
  })
}
