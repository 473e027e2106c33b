import type { Shop, ShopError } from '@dawakit/client'
import { storeScriptsLabels as labels } from '../../language/index.ts'

/** Sends the newsletter's form and says how it went, in place of the page that it leads to without script. */
export async function subscribeByForm(shop: Shop, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (button?.getAttribute('aria-busy') === 'true') return
  button?.setAttribute('aria-busy', 'true')
  try {
    const email = String(new FormData(form).get('email') ?? '').trim()
    await shop.call('POST /post/newsletter', { body: { email } })
    form.reset()
    shop.notify({ kind: 'success', title: labels.subscribed })
  } catch (error) {
    shop.notify({ kind: 'error', title: shop.say(error as ShopError) })
  } finally {
    button?.removeAttribute('aria-busy')
  }
}
