import { createShop } from '@dawakit/client/fetch'
import { tellCartNews } from '@dawakit/widgets/cart-news'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })

/** `<p role="status">`: what was added or taken out is read out. */
export const listen = (status: HTMLElement) =>
  tellCartNews(shop, (news) => {
    status.textContent = news
  })
