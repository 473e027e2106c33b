'use client'

import type { Order } from '@dawakit/client'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import type { AgainDialog } from './again-dialog.tsx'
import { orderAgainLabels } from './order-again-labels.ts'
import type { PutLine } from './put-again.ts'

export interface OrderAgainProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** What is ordered again. */
  order: Order
  /** Where the cart is; without it the shop's cart drawer opens. */
  cartHref?: string | undefined
}

/** Puts an order into the cart again in one press, and says what of it can be had no more or costs something else. */
export function OrderAgain({ order, cartHref, variant = 'secondary', size }: OrderAgainProps) {
  const labels = useLabels('orderAgain', orderAgainLabels)
  const shop = useShop('OrderAgain')
  const { isBusy, run } = useTask('cart')
  const [dialog, setDialog] = useState<{ AgainDialog: typeof AgainDialog }>()
  const [lines, setLines] = useState<PutLine[] | null>(null)
  const press = () =>
    run(async () => {
      const [{ putAgain }, fetched] = await Promise.all([
        import('./put-again.ts'),
        import('./again-dialog.tsx'),
      ])
      setDialog(fetched)
      setLines(await putAgain(shop, order))
    })
  return (
    <>
      <Button
        variant={variant}
        size={size}
        isBusy={isBusy}
        aria-haspopup="dialog"
        aria-label={labels.againOf(order.orderNumber)}
        onClick={() => void press()}
      >
        {labels.again}
      </Button>
      {dialog && (
        <dialog.AgainDialog
          orderNumber={order.orderNumber}
          lines={lines}
          cartHref={cartHref}
          onClose={() => setLines(null)}
        />
      )}
    </>
  )
}
