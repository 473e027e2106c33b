'use client'

import type { ProductSummary } from '@dawakit/client'
import { isInCart } from '@dawakit/core/cart'
import { cardAction } from '@dawakit/core/product'
import { useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { BellIcon } from '../icon/bell-icon.ts'
import { CheckIcon } from '../icon/check-icon.ts'
import { useNotifyMe } from '../notify-me/use-notify-me.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useCart } from '../shop-context/shop-stores.ts'
import { productCardLabels as labels } from './product-card-labels.ts'

interface ProductCardActionProps {
  product: ProductSummary
  /** Id of the product's name, which describes the button. */
  nameId: string
}

/** There is nothing to press; who has just pressed Notify Me keeps the focus. */
const off: Partial<ButtonProps> = { variant: 'off', 'aria-disabled': true, onClick: undefined }

/** Add to Cart, Remove From Cart, Notify Me or Notified. */
export function ProductCardAction({ product, nameId }: ProductCardActionProps) {
  const shop = useShop('ProductCardAction')
  const { lines } = useCart()
  const notify = useNotifyMe(product)
  const [isPending, setPending] = useState(false)
  const action = cardAction({
    product,
    isInCart: isInCart(lines, product._id),
    isNotified: notify.isNotified,
  })

  const change = async () => {
    setPending(true)
    try {
      await (action === 'add' ? shop.cart.add(product) : shop.cart.remove(product._id))
    } catch {
      // The shop has already shown why.
    } finally {
      setPending(false)
    }
  }

  const looks: Record<typeof action, Partial<ButtonProps>> = {
    add: { children: labels.addToCart },
    remove: { children: labels.removeFromCart, variant: 'tint' },
    notify: {
      children: (
        <>
          <BellIcon size={16} />
          {labels.notifyMe}
        </>
      ),
      variant: 'secondary',
      onClick: notify.request,
    },
    notified: {
      children: (
        <>
          <CheckIcon size={16} />
          {labels.notified}
        </>
      ),
      ...off,
    },
    notForSale: { children: labels.notForSale, ...off },
  }

  return (
    <Button
      className="dawa-product-card__action"
      part={`action action-${action}`}
      isFull
      isBusy={isPending || notify.isBusy}
      aria-describedby={nameId}
      onClick={change}
      {...looks[action]}
    />
  )
}
