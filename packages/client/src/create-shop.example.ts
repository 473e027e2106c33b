import { createShop } from '@dawakit/client/fetch'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })
// In the browser: reads the storage, verifies the session, follows other tabs.
await shop.start()

const { data } = await shop.call('GET /get/search', { query: { search: 'parac' } })
const [found] = data.products
if (found) await shop.cart.add(found)
shop.$cart.subscribe(({ lines, isBusy }) => console.log(lines.length, isBusy))
