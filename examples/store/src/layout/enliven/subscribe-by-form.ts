import type { Shop } from '@dawakit/client'
import { storeLayoutLabels } from '../../language/index.ts'

/** Sends the newsletter's form and says how it went, in place of the page that it leads to without script. */
export async function subscribeByForm(shop: Shop, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (button?.getAttribute('aria-busy') === 'true') return
  button?.setAttribute('aria-busy', 'true')
  try {
    const email = String(new FormData(form).get('email') ?? '').trim()
    await shop.call('POST /post/newsletter', { body: { email } })
    form.reset()
    shop.notify({ kind: 'success', title: storeLayoutLabels.subscribed })
  } catch (error) {
    shop.notify({ kind: 'error', title: (error as Error).message })
  } finally {
    button?.removeAttribute('aria-busy')
  }
}
