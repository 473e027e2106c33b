'use client'

import {
  checkoutLabels,
  orderTrackerLabels as labels,
  loginRequired,
  orderNotFound,
  somethingWentWrong,
} from '@dawakit/core/messages'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { AlertIcon, PackageIcon, UserIcon } from '../icon/icon.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import type { OrderState } from './use-order.ts'

/** Why there is no order to see, and what to do about it. */
export function OrderMissing({ status, reload }: Pick<OrderState, 'status' | 'reload'>) {
  const shop = useShop('OrderMissing')
  if (status === 'guest') {
    return (
      <EmptyState
        title={loginRequired.text}
        icon={<UserIcon size={32} />}
        action={<Button onClick={() => shop.openOverlay('login')}>{checkoutLabels.guestAction}</Button>}
      />
    )
  }
  if (status === 'missing') return <EmptyState title={orderNotFound.text} icon={<PackageIcon size={32} />} />
  return (
    <EmptyState
      title={somethingWentWrong.text}
      icon={<AlertIcon size={32} />}
      action={<Button onClick={() => void reload()}>{labels.reload}</Button>}
    />
  )
}
