import { formatDetailPrice } from '@dawakit/core/money'
import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { Section } from '../orders/sections/section.tsx'

/** What comes back of an order, and why it ended. */
export function ReturnsSection({ order: { order } }: OrderSectionProps) {
  const words = useWords()
  if (order.returns.length === 0 && order.endReason === null) return null
  return (
    <Section title={words('returns.title')}>
      <Stack spacing={1}>
        {order.endReason !== null && (
          <Typography>{`${words('returns.reason')}: ${order.endReason}`}</Typography>
        )}
        {order.returns.map(({ id, number, state, kind, refund, lines }) => (
          <div key={id}>
            <Typography>
              <Link to={`/returns/${id}`}>{words('returns.one', { number })}</Link>
              {` · ${words(`returns.kinds.${kind}`)} · ${words(`returns.states.${state}`)} · ${formatDetailPrice(refund)}`}
            </Typography>
            {lines.map(({ productId, name, quantity }) => (
              <Typography key={productId} variant="body2">
                {words('returns.line', { quantity, name })}
              </Typography>
            ))}
          </div>
        ))}
      </Stack>
    </Section>
  )
}
