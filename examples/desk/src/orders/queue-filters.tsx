import { Button, MenuItem, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { methodName } from './method-name.ts'
import { hasFilters, type QueueAddress, STANDINGS } from './queue-state.ts'

const METHODS = ['cod', 'razorpay', 'cashfree', 'ccavenue', 'payu']

export interface QueueFiltersProps {
  address: QueueAddress
  onChange: (change: Partial<QueueAddress>) => void
}

/** Fewer orders of a queue: by status, way to pay and days. */
export function QueueFilters({ address, onChange }: QueueFiltersProps) {
  const words = useWords()
  const { standing, paymentMethod, from, to } = address
  const narrow = { width: 148, bgcolor: 'background.paper' } as const
  return (
    <>
      <TextField
        select
        margin="none"
        label={words('orders.filter.standing')}
        value={standing}
        onChange={({ target }) => onChange({ standing: STANDINGS.find((one) => one === target.value) ?? '' })}
        sx={narrow}
      >
        <MenuItem value="">{words('orders.filter.any')}</MenuItem>
        {STANDINGS.map((one) => (
          <MenuItem key={one} value={one}>
            {words(`orders.standings.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        margin="none"
        label={words('orders.filter.payment')}
        value={METHODS.includes(paymentMethod) ? paymentMethod : ''}
        onChange={({ target }) => onChange({ paymentMethod: target.value })}
        sx={narrow}
      >
        <MenuItem value="">{words('orders.filter.any')}</MenuItem>
        {METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {methodName(words, method)}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          margin="none"
          label={words(`orders.filter.${end}`)}
          value={end === 'from' ? from : to}
          onChange={({ target }) => onChange({ [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={narrow}
        />
      ))}
      {hasFilters(address) && (
        <Button onClick={() => onChange({ standing: '', paymentMethod: '', from: '', to: '' })}>
          {words('orders.filter.clear')}
        </Button>
      )}
    </>
  )
}
