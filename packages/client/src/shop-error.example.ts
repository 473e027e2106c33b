import { ShopError } from '@dawakit/client'
import { createShop } from '@dawakit/client/fetch'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })

try {
  await shop.call('GET /get/productBySlug', { query: { slug: 'no-such-medicine' } })
} catch (error) {
  if (!(error instanceof ShopError)) throw error
  // The code for programs, the sentence for people, in the shop's language.
  console.log(error.code, error.status, shop.say(error))
}
