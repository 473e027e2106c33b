import type { ProductSummary } from '@dawakit/client'
import badge from '@dawakit/widgets/badge.css?raw'
import button from '@dawakit/widgets/button.css?raw'
import empty from '@dawakit/widgets/empty-state.css?raw'
import price from '@dawakit/widgets/price.css?raw'
import print from '@dawakit/widgets/print.css?raw'
import { ProductCardById, type ProductCardByIdProps, productsServedIn } from '@dawakit/widgets/product-card'
import card from '@dawakit/widgets/product-card.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import stepper from '@dawakit/widgets/quantity-stepper.css?raw'
import rating from '@dawakit/widgets/rating.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'
import { dispatch } from '../events.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import { fit } from '../styles/fit.ts'
import type { DawaElement, ElementDefinition } from './element-class.ts'
import { productHref } from './page-links.ts'

export const cardStyles: readonly string[] = [
  content,
  button,
  badge,
  empty,
  price,
  image,
  rating,
  skeleton,
  stepper,
  card,
  print,
]

/** The products of a server's markup. Its data and its link to a stylesheet were for the time before. */
export function takeServed(root: ShadowRoot): ProductSummary[] {
  const products = productsServedIn(root)
  if (products.length > 0) for (const one of root.querySelectorAll('link, script')) one.remove()
  return products
}

/** Says which product was chosen; a listener may keep the browser on the page. */
export const selectProduct =
  (element: DawaElement, host: ShopHost) =>
  (product: ProductSummary, event: { preventDefault(): void }): void => {
    const detail = { product, productId: product._id, href: productHref(element, host)(product) }
    if (!dispatch(element, 'dawa:product:select', detail)) event.preventDefault()
  }

/** The id or slug that the page's address has in its query, for a page of any product. */
const addressed = (parameter: string) => new URLSearchParams(location.search).get(parameter) ?? ''

/** `<dawa-product-card>`: one product, by `product-id`, by `product-param` or by the property `product`. */
export const definition: ElementDefinition = {
  tag: 'dawa-product-card',
  Widget: ProductCardById,
  css: [fit({ least: 160, asked: 240, most: 360 }), ...cardStyles],
  attributes: {
    'product-id': 'string',
    'product-param': 'string',
    'heading-level': 'number',
    'in-cart': 'string',
  },
  properties: ['product'],
  served: (root) => {
    const [product] = takeServed(root)
    return product ? { product } : {}
  },
  props: (element, host): ProductCardByIdProps => ({
    ...(element.hasAttribute('product-param') && {
      productId: addressed(element.getAttribute('product-param') ?? ''),
    }),
    productHref: productHref(element, host),
    onProductSelect: selectProduct(element, host),
  }),
}
