/** One button puts both of a pair into the cart. */
import { whileBusy } from '@dawakit/widgets/button'
import { pageShopOf } from '../shop.ts'
import { cards } from './live-cards.client.ts'

const shop = pageShopOf()
const isThere = (productId: string) => shop.$cart.get().lines.some(({ _id }) => _id === productId)

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-add-both]')) {
  const pair = () =>
    [...(button.closest('section')?.querySelectorAll('li') ?? [])].flatMap((item) => {
      const sold = cards.soldBy(item)
      return sold ? [sold.product] : []
    })
  const addBoth = button.textContent
  shop.$cart.subscribe(({ lines }) => {
    const areThere = lines.length > 0 && pair().every(({ _id }) => isThere(_id))
    button.ariaDisabled = String(areThere)
    button.textContent = areThere ? (button.dataset['done'] ?? null) : addBoth
  })
  button.addEventListener('click', () =>
    whileBusy(button, async () => {
      // A press may come before it is known who is here, and what they have.
      await shop.start()
      for (const product of pair()) if (!isThere(product._id)) await shop.cart.add(product)
    }),
  )
}
