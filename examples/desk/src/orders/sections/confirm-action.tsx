import { Button } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { useOrderChange } from '../use-order-change.ts'

/** Of an order without a line on prescription: one with them is confirmed by the pharmacist's approval. */
export function ConfirmAction({ order }: OrderSectionProps) {
  const words = useWords()
  const { change, isPending } = useOrderChange('POST /desk/order/confirm', order, {
    done: words('orders.order.confirm.done'),
  })
  if (order.standing !== 'pending' || !order.isPlaced || order.order.review) return null
  return (
    <Button variant="contained" loading={isPending} onClick={() => change({})}>
      {words('orders.order.confirm.button')}
    </Button>
  )
}
