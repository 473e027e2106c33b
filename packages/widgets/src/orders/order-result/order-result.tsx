'use client'

import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { formatDetailPrice } from '@dawakit/core/money'
import { orderNotReceived } from '@dawakit/core/refusals'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { useToldFailure } from '../../controls/form/use-told-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useOrder } from '../order-tracker/use-order.ts'
import { orderResultLabels } from './order-result-labels.ts'

export interface OrderResultProps {
  /** Whether the order was received. */
  outcome: 'success' | 'failure'
  /** Which one. @default the customer's newest */
  orderId?: string | undefined
  /** Where the orders are. @default '/orders' */
  ordersHref?: string
  /** Where closing leads. @default '/' */
  homeHref?: string
  /** Leaves for one of the two. @default the browser goes there */
  onLeave?: (href: string) => void
}

/** What became of an order, as a dialog: confirmed, or not received. */
export function OrderResult({
  outcome,
  orderId = 'latest',
  ordersHref = '/orders',
  homeHref = '/',
  onLeave = (href) => location.assign(href),
}: OrderResultProps) {
  const labels = useLabels('orderResult', orderResultLabels)
  const shop = useShop('OrderResult')
  const { isBusy, run } = useTask()
  const isSuccess = outcome === 'success'
  const dates = useLabels('dates', dateLabels)
  useToldFailure('payment', !isSuccess && orderNotReceived)
  const { order } = useOrder(isSuccess ? orderId : undefined)
  const facts = order && [
    order.orderNumber,
    formatDetailPrice(order.totalPrice),
    formatDay(istDate(new Date(order.orderedAt)), dates),
  ]
  const track = () =>
    run(
      async () => {
        if (isSuccess) await shop.session.refresh()
        onLeave(ordersHref)
      },
      // The orders page loads the customer itself.
      () => onLeave(ordersHref),
    )
  return (
    <Modal isOpen onClose={() => onLeave(homeHref)} title={isSuccess ? labels.confirmed.title : labels.sorry}>
      <EmptyState
        title={isSuccess ? labels.confirmed.text : shop.say(orderNotReceived)}
        // A line may end between two facts, not within a date.
        text={
          facts?.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ') ??
          (isSuccess ? '\u00a0' : undefined)
        }
        icon={isSuccess ? <CheckIcon size={32} /> : <AlertIcon size={32} />}
        action={
          <Button data-autofocus="" isBusy={isBusy} onClick={() => void track()}>
            {labels.trackMyOrder}
          </Button>
        }
      />
    </Modal>
  )
}
