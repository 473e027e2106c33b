import { canCancelByStaff } from '@dawakit/core/order'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { useStaff } from '../sign-in/use-staff.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Cancels an order until it is delivered, with a reason that its customer reads. */
export function CancelAction({ order }: OrderSectionProps) {
  const words = useWords()
  const staff = useStaff()
  /** Of the dialog that is open; sent again, it cancels once. */
  const [key, setKey] = useState<string | null>(null)
  const { change, isPending } = useOrderChange('POST /desk/order/cancel', order, {
    done: words('returns.cancel.done'),
    onDone: () => setKey(null),
  })
  if (!canCancelByStaff(order.order, order.parcels) || !staff || staff.role === 'packer') return null
  return (
    <>
      <Button color="error" onClick={() => setKey(crypto.randomUUID())}>
        {words('returns.cancel.button')}
      </Button>
      {key !== null && (
        <ReasonDialog
          title={words('returns.cancel.title', { number: order.order.orderNumber })}
          label={words('returns.cancel.reason')}
          action={words('returns.cancel.button')}
          hint={words('returns.cancel.hint')}
          isPending={isPending}
          onSend={(reason) => change({ reason, key })}
          onClose={() => setKey(null)}
        />
      )}
    </>
  )
}
