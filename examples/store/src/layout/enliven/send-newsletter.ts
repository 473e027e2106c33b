import type { Shop } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { fetchOrReload } from '../fetch-or-reload.ts'

/** The newsletter's form is sent from where it stands, and not by the page that it leads to without script. */
export function sendNewsletter(shop: Shop): void {
  const fetchSubscribe = fetchOrReload(() => import('./subscribe-by-form.ts'))
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const subscribe = await fetchSubscribe()
      if (subscribe) await subscribe.subscribeByForm(shop, form)
      else shop.notify({ kind: 'error', title: shop.say(offline) })
    })
  }
}
