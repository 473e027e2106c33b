import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { useStaff } from '../sign-in/use-staff.ts'

/** Pays cash back without a return: what the courier took too much. */
export function PayBackAction({ order }: OrderSectionProps) {
  const words = useWords()
  const role = useStaff()?.role
  const id = useId()
  /** Of the dialog that is open; sent again, it pays back once. */
  const [key, setKey] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [taken, setTaken] = useState('')
  const [reason, setReason] = useState('')
  const { change, isPending } = useOrderChange('POST /desk/order/payBack', order, {
    done: words('returns.payBack.done'),
    onDone: () => setKey(null),
  })
  const mayPay = role === 'owner' || role === 'support'
  if (!mayPay || !order.balance?.collected || !order.order.isCashOnDelivery) return null
  const rupees = Number(amount)
  const begin = () => {
    setAmount('')
    setTaken('')
    setReason('')
    setKey(crypto.randomUUID())
  }
  return (
    <>
      <Button onClick={begin}>{words('returns.payBack.button')}</Button>
      <Dialog open={key !== null} onClose={() => setKey(null)} aria-labelledby={id} fullWidth maxWidth="sm">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (key === null || rupees <= 0 || reason.trim() === '') return
            const more = taken === '' ? {} : { taken: Number(taken) }
            change({ amount: rupees, ...more, reason: reason.trim(), key })
          }}
        >
          <DialogTitle id={id} component="h2">
            {words('returns.payBack.title', { number: order.order.orderNumber })}
          </DialogTitle>
          <DialogContent>
            <Typography color="text.secondary">{words('returns.payBack.hint')}</Typography>
            <TextField
              label={words('returns.payBack.amount')}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
              required
              autoFocus
              fullWidth
              type="number"
              slotProps={{ htmlInput: { min: 0.01, step: 0.01 } }}
            />
            <TextField
              label={words('returns.payBack.taken')}
              value={taken}
              onChange={({ target }) => setTaken(target.value)}
              fullWidth
              type="number"
              slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
            />
            <TextField
              label={words('returns.payBack.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required
              fullWidth
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setKey(null)}>{words('desk.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {words('returns.payBack.button')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
