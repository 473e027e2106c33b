import type { DeskPayout, PayoutWay, PayTo } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords, type Words } from '../language/use-words.ts'
import { Loading } from '../layout/loading.tsx'
import { WritePayTo } from './write-pay-to.tsx'

const WAYS: readonly PayoutWay[] = ['upi', 'bank']

/** Where the money goes, which whoever opens this has looked at, and the reference once it was paid. */
export function PayoutDialog({ payout, onClose }: { payout: DeskPayout; onClose: () => void }) {
  const words = useWords()
  const id = useId()
  const [way, setWay] = useState<PayoutWay>(payout.way ?? 'upi')
  const [reference, setReference] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const look = useDeskChange('POST /desk/money/payTo', { done: null })
  const paid = useDeskChange('POST /desk/money/paidOut', {
    makesOld: ['GET /desk/money/payouts', 'GET /desk/order', 'GET /desk/orders/counts'],
    done: words('money.paid'),
    isQuiet: true,
    onDone: onClose,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once, when the dialog opens
  useEffect(() => look.mutate({ id: payout.id }), [payout.id])
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          paid.mutate({ id: payout.id, key, way, reference })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('money.payTitle', { amount: formatDetailPrice(payout.amount) })}
        </DialogTitle>
        <DialogContent>
          {look.isPending && <Loading />}
          {look.data !== undefined && <Typography>{placeOf(words, look.data)}</Typography>}
          {look.data === null && <WritePayTo id={payout.id} onDone={() => look.mutate({ id: payout.id })} />}
          {paid.error && <Alert severity="error">{paid.error.message}</Alert>}
          <TextField
            select
            fullWidth
            label={words('money.way')}
            value={way}
            onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? way)}
          >
            {WAYS.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`money.ways.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            fullWidth
            required
            label={words('money.reference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            slotProps={{ htmlInput: { maxLength: 50 } }}
          />
          <Typography variant="body2" color="text.secondary">
            {words('money.second')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={paid.isPending}>
            {words('desk.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function placeOf(words: Words, payTo: PayTo | null): string {
  if (payTo === null) return words('money.payTo.unknown')
  const { way, ...facts } = payTo
  return words(`money.payTo.${way}`, facts)
}
