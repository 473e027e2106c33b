import { createShop } from '@dawakit/client/fetch'
import { renderGrid, renderGridTemplate } from '@dawakit/widgets/product-grid/render-grid'

/** On a server, one for each request. */
const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })

export async function grid(): Promise<string> {
  const { data, totalCount } = await shop.call('GET /get/products')
  return renderGrid({ products: data, totalCount, label: 'All medicines' }, shop)
}

/** For the inside of a `<dawa-product-grid>`. */
export async function gridOfElement(): Promise<string> {
  const { data } = await shop.call('GET /get/products')
  return renderGridTemplate({ products: data, label: 'All medicines' }, shop, {
    stylesheet: '/embed/widgets.css',
  })
}
