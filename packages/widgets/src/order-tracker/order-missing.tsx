'use client'

import { orderTrackerLabels as labels, orderNotFound, somethingWentWrong } from '@dawakit/core/messages'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { AlertIcon, PackageIcon } from '../icon/icon.tsx'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import type { OrderState } from './use-order.ts'

/** Why there is no order to see, and what to do about it. */
export function OrderMissing({ status, reload }: Pick<OrderState, 'status' | 'reload'>) {
  if (status === 'guest') return <LoginNeeded />
  if (status === 'missing')
    return <EmptyState role="alert" title={orderNotFound.text} icon={<PackageIcon size={32} />} />
  return (
    <EmptyState
      role="alert"
      title={somethingWentWrong.text}
      icon={<AlertIcon size={32} />}
      action={<Button onClick={() => void reload()}>{labels.reload}</Button>}
    />
  )
}
