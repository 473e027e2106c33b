import price from '@dawakit/widgets/price.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import { SearchBox, type SearchBoxProps } from '@dawakit/widgets/search-box'
import css from '@dawakit/widgets/search-box.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'
import { dispatch } from '../events.ts'
import { fit } from '../styles/fit.ts'
import type { ElementDefinition } from './element-class.ts'
import { productHref, storeUrl } from './page-links.ts'

/** `<dawa-search-box>`: search with results as you type. */
export const definition: ElementDefinition = {
  tag: 'dawa-search-box',
  Widget: SearchBox,
  css: [fit({ least: 160, asked: 320 }), content, price, image, skeleton, css],
  /** What was typed into the markup that a server sent stays; who is still typing sees at once what there is. */
  served(root) {
    const input = root.querySelector('input')
    if (root.activeElement)
      queueMicrotask(() => {
        // What is moved loses the focus.
        input?.focus()
        input?.click()
      })
    return input && { defaultValue: input.value }
  },
  attributes: { action: 'string', name: 'string', 'default-value': 'string', route: 'string' },
  props: (element, host): SearchBoxProps => ({
    action: element.getAttribute('action') ?? element.setting('search-action') ?? storeUrl(host, '/search'),
    productHref: productHref(element, host),
    onProductSelect({ product, id: productId, href }, event) {
      if (!dispatch(element, 'dawa:product:select', { product, productId, href })) event.preventDefault()
    },
  }),
}
