'use client'

import type { PlacedOrder } from '@dawakit/client'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useFetched } from '../../ground/fetched/use-fetched.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'

interface OrderConfirmationProps {
  order: PlacedOrder
  /** Where the orders are; without it the tracker stands here. */
  ordersHref?: string
}

/** That the order stands, its number, and all that was ordered. */
export function OrderConfirmation({ order, ordersHref }: OrderConfirmationProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const details = useFetched(() => import('./ordered-details.tsx'))
  const news = useRef<HTMLDivElement>(null)
  // The page has become shorter by all that was to be filled in: what the customer looks at is elsewhere now.
  useEffect(() => {
    // Newer browsers answer a promise, which is no end of an effect.
    void news.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <>
      <div ref={news} role="status" className="dawa-checkout__news">
        <EmptyState
          title={labels.placed}
          text={order.orderNumber}
          icon={<CheckIcon size={32} />}
          action={ordersHref && <ButtonLink href={ordersHref}>{labels.seeOrders}</ButtonLink>}
        />
      </div>
      {details === undefined && <Skeleton className="dawa-checkout__skeleton" />}
      {details && <details.OrderedDetails order={order} isTracked={!ordersHref} />}
    </>
  )
}
