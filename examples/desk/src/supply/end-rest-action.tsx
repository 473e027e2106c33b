import { canEndRest } from '@dawakit/core/order'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { ReasonDialog } from '../returns/reason-dialog.tsx'
import { useStaff } from '../sign-in/use-staff.ts'

/** Ends the rest of an order of which a part has arrived. */
export function EndRestAction({ order }: OrderSectionProps) {
  const words = useWords()
  const staff = useStaff()
  /** Of the dialog that is open; sent again, it ends once. */
  const [key, setKey] = useState<string | null>(null)
  const { change, isPending } = useOrderChange('POST /desk/order/endRest', order, {
    done: words('supply.end.done'),
    onDone: () => setKey(null),
  })
  const isRest =
    canEndRest(order.order, order.parcels) &&
    (order.packing !== 'all' || order.parcels.some(({ state }) => state === 'packed' || state === 'returned'))
  if (!isRest || !staff || staff.role === 'packer') return null
  return (
    <>
      <Button onClick={() => setKey(crypto.randomUUID())}>{words('supply.end.button')}</Button>
      {key !== null && (
        <ReasonDialog
          title={words('supply.end.title', { number: order.order.orderNumber })}
          label={words('supply.end.reason')}
          action={words('supply.end.button')}
          hint={words('supply.end.hint')}
          isPending={isPending}
          onSend={(reason) => change({ reason, key })}
          onClose={() => setKey(null)}
        />
      )}
    </>
  )
}
