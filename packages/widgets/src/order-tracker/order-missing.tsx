'use client'

import { continueOnStore, orderNotFound, somethingWentWrong } from '@dawakit/core/refusals'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useToldFailure } from '../form/use-told-failure.ts'
import { AlertIcon } from '../icon/alert-icon.ts'
import { PackageIcon } from '../icon/package-icon.ts'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { useLabels } from '../shop-context/use-labels.ts'
import { StoreLink } from '../store-link/store-link.tsx'
import { orderTrackerLabels } from './order-tracker-labels.ts'
import type { OrderState } from './use-order.ts'

interface OrderMissingProps extends Pick<OrderState, 'status' | 'refusal' | 'reload'> {
  /** The other orders; without it there is no link to them. */
  ordersHref?: string
}

/** Why there is no order to see, and what to do about it. */
export function OrderMissing({
  status,
  refusal = somethingWentWrong,
  reload,
  ordersHref,
}: OrderMissingProps) {
  const shop = useShop('OrderTracker')
  const labels = useLabels('orderTracker', orderTrackerLabels)
  const isFailed = status === 'missing' || status === 'failed'
  useToldFailure('order', isFailed && (status === 'missing' ? orderNotFound : refusal))
  if (status === 'guest') return <LoginNeeded text={labels.guest} />
  if (status === 'none')
    return <EmptyState role="status" title={labels.none} icon={<PackageIcon size={32} />} />
  if (status === 'missing')
    return (
      <EmptyState
        role="alert"
        title={shop.say(orderNotFound)}
        icon={<PackageIcon size={32} />}
        action={ordersHref && <ButtonLink href={ordersHref}>{labels.ordersLink}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      role="alert"
      title={shop.say(refusal)}
      icon={<AlertIcon size={32} />}
      action={
        refusal.code === continueOnStore.code ? (
          <StoreLink />
        ) : (
          <Button onClick={() => void reload()}>{labels.reload}</Button>
        )
      }
    />
  )
}
