'use client'

import type { UnfinishedOrder } from '@dawakit/client'
import { formatAmount, fromRupees } from '@dawakit/core/money'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ClockIcon } from '../../controls/icon/clock-icon.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'

interface PaymentCheckProps {
  order: UnfinishedOrder
  isBusy: boolean
  onCheck: () => void
}

/** The money was taken and the shop is away: that it is being checked, and that nothing is charged twice. */
export function PaymentCheck({ order, isBusy, onCheck }: PaymentCheckProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const { orderNumber = '', totalPrice = 0 } = order
  return (
    <EmptyState
      role="status"
      icon={<ClockIcon size={32} />}
      title={labels.checking}
      text={labels.checkingText(formatAmount(fromRupees(totalPrice)), orderNumber)}
      action={
        <Button variant="secondary" isBusy={isBusy} onClick={onCheck}>
          {labels.checkNow}
        </Button>
      }
    />
  )
}
