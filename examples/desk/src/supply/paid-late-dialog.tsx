import type { DeskOrder, PayoutWay } from '@dawakit/core/contract'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'

const WAYS: readonly PayoutWay[] = ['upi', 'bank']

/** Writes in what a customer has paid of what they owe. */
export function PaidLateDialog({
  order,
  owed,
  onceKey,
  onClose,
}: {
  order: DeskOrder
  /** Rupees. */
  owed: number
  /** Of this opening of the dialog: sent again, it is written in once. */
  onceKey: string
  onClose: () => void
}) {
  const words = useWords()
  const id = useId()
  const [amount, setAmount] = useState(String(owed))
  const [way, setWay] = useState<PayoutWay>('upi')
  const [reference, setReference] = useState('')
  const { change, isPending } = useOrderChange('POST /desk/order/paidLate', order, {
    done: words('supply.debt.paid.done'),
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change({ amount: Number(amount), way, reference: reference.trim(), key: onceKey })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('supply.debt.paid.title', { number: order.order.orderNumber })}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={words('supply.debt.paid.amount')}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            type="number"
            required
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { min: 0.01, max: owed, step: 0.01 } }}
          />
          <TextField
            select
            fullWidth
            label={words('supply.debt.paid.way')}
            value={way}
            onChange={({ target }) => setWay(WAYS.find((known) => known === target.value) ?? 'upi')}
          >
            {WAYS.map((known) => (
              <MenuItem key={known} value={known}>
                {words(`supply.debt.paid.ways.${known}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={words('supply.debt.paid.reference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            required
            fullWidth
            slotProps={{ htmlInput: { maxLength: 50 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {words('supply.debt.paid.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
