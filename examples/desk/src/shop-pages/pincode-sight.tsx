import { formatDetailPrice } from '@dawakit/core/money'
import { Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

/** What a customer with a pincode is told. */
export function PincodeSightField() {
  const words = useWords()
  const [pincode, setPincode] = useState('')
  const isWhole = /^[1-9][0-9]{5}$/.test(pincode)
  const { data } = useDeskRead('GET /desk/delivery/sight', { query: { pincode } }, { isAsked: isWhole })
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        label={words('shopPages.delivery.sight')}
        value={pincode}
        onChange={({ target }) => setPincode(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        autoComplete="off"
        sx={{ width: 260 }}
      />
      <Typography role="status">{isWhole && data ? sentence() : ''}</Typography>
    </Stack>
  )

  function sentence(): string {
    if (!data?.place) return words('shopPages.delivery.seesNothing')
    const { district, state } = data.place
    if (data.fee === null) return words('shopPages.delivery.seesNoTerms', { district, state })
    return words('shopPages.delivery.sees', {
      district,
      state,
      fee: formatDetailPrice(data.fee),
      smart_count: data.days ?? 0,
    })
  }
}
