import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/quantity-stepper.css'
import '@dawakit/widgets/quick-view.css'
import type { ProductSummary } from '@dawakit/client'
import { QuickView } from '@dawakit/widgets/quick-view'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { createRoot, type Root } from 'react-dom/client'
import { pageShopOf } from '../shop.ts'

let root: Root | undefined

/** Opens the dialog; one at a time. */
export function openQuickView(product: ProductSummary): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(
    <ShopProvider shop={pageShopOf()}>
      <QuickView key={product._id} product={product} onClose={close} />
    </ShopProvider>,
  )
}
