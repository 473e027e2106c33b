'use client'

import { continueOnStore, orderNotFound, somethingWentWrong } from '@dawakit/core/refusals'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useToldFailure } from '../../controls/form/use-told-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { PackageIcon } from '../../controls/icon/package-icon.ts'
import { StoreLink } from '../../controls/store-link/store-link.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
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
