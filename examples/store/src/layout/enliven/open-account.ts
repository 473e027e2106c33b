import type { Shop } from '@dawakit/client'

/** A guest who follows the account's link is asked to log in where they are. */
export function openAccount(shop: Shop): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-account]')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (!link || !isPlain || shop.$session.get().user) return
    event.preventDefault()
    link.closest('dialog')?.close()
    void open(shop, link.dataset['profile'])
  })
}

/** A press may come before the session is verified: then that comes first. */
async function open(shop: Shop, profile = ''): Promise<void> {
  await shop.start()
  if (shop.$session.get().user) location.assign(profile)
  else shop.openOverlay('login')
}
