import type { OverlayName, Shop } from '@dawakit/client'

/** Buttons that open a drawer or a dialog name it: `data-open="pincode"`. */
export function openOverlays(shop: Shop): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-open]')
    if (!opener) return
    event.preventDefault()
    opener.closest<HTMLElement>('[popover]')?.hidePopover()
    shop.openOverlay(opener.dataset['open'] as OverlayName)
  })
}
