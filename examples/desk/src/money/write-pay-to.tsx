import type { PayoutWay, PayTo } from '@dawakit/core/contract'
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

const WAYS: readonly PayoutWay[] = ['upi', 'bank']
const FIELDS = { upi: ['upiId'], bank: ['holder', 'accountNumber', 'ifsc'] } as const
const EMPTY = { upiId: '', holder: '', accountNumber: '', ifsc: '' }

/** Writes in where a payout goes, as its customer says by phone. */
export function WritePayTo({ id, onDone }: { id: string; onDone: () => void }) {
  const words = useWords()
  const [way, setWay] = useState<PayoutWay>('upi')
  const [said, setSaid] = useState(EMPTY)
  const { mutate, isPending, error } = useDeskChange('POST /desk/money/writePayTo', {
    makesOld: ['GET /desk/money/payouts'],
    done: words('money.write.done'),
    isQuiet: true,
    onDone,
  })
  const { upiId, ...account } = said
  const payTo: PayTo = way === 'upi' ? { way, upiId } : { way, ...account }
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="subtitle2">
        {words('money.write.title')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      <TextField
        select
        fullWidth
        label={words('money.whereTo')}
        value={way}
        onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? way)}
      >
        {WAYS.map((one) => (
          <MenuItem key={one} value={one}>
            {words(`money.ways.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {FIELDS[way].map((field) => (
        <TextField
          key={field}
          fullWidth
          autoComplete="off"
          label={words(`money.write.${field}`)}
          value={said[field]}
          onChange={({ target }) => setSaid({ ...said, [field]: target.value })}
        />
      ))}
      <Button variant="outlined" loading={isPending} onClick={() => mutate({ id, payTo })}>
        {words('money.write.save')}
      </Button>
    </Stack>
  )
}
