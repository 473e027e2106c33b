import type { DeskLine, DeskOrder } from '@dawakit/core/contract'
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

/** Supplies less of lines of which there are pieces that have not gone, with a reason that the customer reads. */
export function SupplyLessAction({ order }: OrderSectionProps) {
  const words = useWords()
  const staff = useStaff()
  const [isAsked, setAsked] = useState(false)
  const isOpen = order.isPlaced && order.standing !== 'delivered' && order.standing !== 'cancelled'
  const lines = order.lines.filter((line) => leastOf(order, line) < line.quantity)
  if (!isOpen || lines.length === 0 || !staff || staff.role === 'packer') return null
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words('supply.less.button')}</Button>
      {isAsked && <LessDialog order={order} lines={lines} onClose={() => setAsked(false)} />}
    </>
  )
}

/** Pieces of a line that stay: packed here, with a courier or there. While a pharmacist checks a line, all of it. */
function leastOf({ parcels, order }: DeskOrder, line: DeskLine): number {
  const isChecked = order.review?.state === 'waiting' || order.review?.state === 'asked'
  if (line.isPrescriptionNeeded && isChecked) return line.quantity
  return parcels
    .filter(({ state }) => state !== 'returned')
    .flatMap((parcel) => parcel.lines)
    .reduce((sum, { lineNo, quantity }) => (lineNo === line.lineNo ? sum + quantity : sum), 0)
}

function LessDialog({
  order,
  lines,
  onClose,
}: {
  order: DeskOrder
  lines: readonly DeskLine[]
  onClose: () => void
}) {
  const words = useWords()
  const id = useId()
  /** Sent again, it is done once. */
  const [key] = useState(() => crypto.randomUUID())
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const [reason, setReason] = useState('')
  const { change, isPending } = useOrderChange('POST /desk/order/supplyLess', order, {
    done: words('supply.less.done'),
    onDone: onClose,
  })
  const chosen = lines
    .map(({ lineNo, quantity }) => ({ lineNo, now: quantity, quantity: Number(pieces[lineNo] ?? quantity) }))
    .filter(({ now, quantity }) => quantity < now)
  const isReady = chosen.length > 0 && reason.trim() !== ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          change({
            lines: chosen.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
            reason: reason.trim(),
            key,
          })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('supply.less.title', { number: order.order.orderNumber })}
        </DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">{words('supply.less.hint')}</Typography>
          {lines.map((line) => (
            <TextField
              key={line.lineNo}
              type="number"
              fullWidth
              required
              label={words('supply.less.pieces', { name: line.name })}
              helperText={words('supply.less.ofNow', { quantity: line.quantity })}
              value={pieces[line.lineNo] ?? String(line.quantity)}
              onChange={({ target }) => setPieces({ ...pieces, [line.lineNo]: target.value })}
              slotProps={{ htmlInput: { min: leastOf(order, line), max: line.quantity, step: 1 } }}
            />
          ))}
          <TextField
            label={words('supply.less.reason')}
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
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={!isReady}>
            {words('supply.less.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
