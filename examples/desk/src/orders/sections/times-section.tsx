import type { DeliveryStatus } from '@dawakit/core/contract'
import { Typography } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import { dateAndTimeOf } from '../../layout/times.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

const STEPS: readonly DeliveryStatus[] = ['confirmed', 'pickedUp', 'onTheWay', 'delivered']

/** When it did what. */
export function TimesSection({ order: { order, placedBy } }: OrderSectionProps) {
  const words = useWords()
  const at = (iso: string | null) => iso && dateAndTimeOf(iso)
  return (
    <Section title={words('orders.order.times.title')}>
      <Facts
        facts={[
          [words('orders.order.times.ordered'), at(order.orderedAt)],
          [words('phoneOrders.placedBy'), placedBy],
          ...STEPS.map(
            (step) => [words(`orders.standings.${step}`), at(order.deliveryStatusTiming[step])] as const,
          ),
          [words('orders.order.times.ended'), at(order.canceledAt)],
        ]}
      />
      {order.endReason && (
        <Typography variant="body2">
          {words('orders.order.times.reason', { reason: order.endReason })}
        </Typography>
      )}
    </Section>
  )
}
