'use client'

import { offline } from '@dawakit/core/refusals'
import { useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useToldFailure } from '../form/use-told-failure.ts'
import { AlertIcon } from '../icon/alert-icon.ts'
import { shopUnreachedLabels } from './shop-unreached-labels.ts'

/** In place of what is a customer's own, while the shop could not be asked who they are: why, and another try. */
export function ShopUnreached() {
  const labels = useLabels('shopUnreached', shopUnreachedLabels)
  const shop = useShop('ShopUnreached')
  useToldFailure('session', offline)
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    shop.dispose()
    await shop.start()
    setBusy(false)
  }
  return (
    <EmptyState
      role="alert"
      title={shop.say(offline)}
      icon={<AlertIcon size={32} />}
      action={
        <Button isBusy={isBusy} onClick={() => void retry()}>
          {labels.retry}
        </Button>
      }
    />
  )
}
