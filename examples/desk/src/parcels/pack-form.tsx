import { batchExpiresSoon } from '@dawakit/core/refusals'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { useOrderChange } from '../orders/use-order-change.ts'

type PieceField = 'quantity' | 'batch' | 'expiresOn'

/** What goes into the next parcel. A scanner types a batch and Enter: that leads to the next field, and from the last one packs. */
export function PackForm({ order }: OrderSectionProps) {
  const words = useWords()
  const open = order.lines.filter(({ left }) => left > 0)
  const [pieces, setPieces] = useState(() =>
    open.map(({ lineNo, left }) => ({ lineNo, quantity: String(left), batch: '', expiresOn: '' })),
  )
  const { change, isPending, error } = useOrderChange('POST /desk/parcel/pack', order, {
    done: words('parcels.packed'),
    isQuiet: true,
  })
  const form = useRef<HTMLFormElement>(null)
  const filled = pieces.filter(({ quantity }) => Number(quantity) !== 0)
  const wrong = (lineNo: number, field: PieceField) =>
    error?.fields[`lines.${filled.findIndex((piece) => piece.lineNo === lineNo)}.${field}`]
  const ofField = (lineNo: number, field: PieceField, hint = '') => {
    const sentence = wrong(lineNo, field)
    return { error: sentence !== undefined, helperText: sentence ?? hint }
  }
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }, [error])
  const set = (lineNo: number, field: PieceField, value: string) =>
    setPieces((all) => all.map((piece) => (piece.lineNo === lineNo ? { ...piece, [field]: value } : piece)))
  const pack = (isNearExpiryMeant = false) =>
    change({
      lines: filled.map(({ quantity, ...piece }) => ({ ...piece, quantity: Number(quantity) })),
      ...(isNearExpiryMeant && { isNearExpiryMeant }),
    })
  return (
    <Stack
      component="form"
      ref={form}
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        pack()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        const fields = [...event.currentTarget.querySelectorAll('input')]
        const next = fields[fields.indexOf(event.target) + 1]
        if (!next) return
        event.preventDefault()
        next.focus()
        next.select()
      }}
    >
      {open.map(({ lineNo, name, left, isBatchNeeded }) => {
        const piece = pieces.find((own) => own.lineNo === lineNo)
        return (
          <Box key={lineNo}>
            <Typography sx={{ fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <TextField
                margin="none"
                type="number"
                label={words('parcels.quantity')}
                value={piece?.quantity ?? ''}
                onChange={({ target }) => set(lineNo, 'quantity', target.value)}
                {...ofField(lineNo, 'quantity')}
                slotProps={{
                  htmlInput: { min: 0, max: left, 'aria-label': words('parcels.quantityOf', { name }) },
                }}
              />
              <TextField
                margin="none"
                label={words('parcels.batch')}
                value={piece?.batch ?? ''}
                required={isBatchNeeded && piece?.quantity !== '0'}
                onChange={({ target }) => set(lineNo, 'batch', target.value)}
                {...ofField(lineNo, 'batch')}
                slotProps={{ htmlInput: { 'aria-label': words('parcels.batchOf', { name }) } }}
              />
              <TextField
                margin="none"
                label={words('parcels.expiry')}
                value={piece?.expiresOn ?? ''}
                required={isBatchNeeded && piece?.quantity !== '0'}
                onChange={({ target }) => set(lineNo, 'expiresOn', target.value)}
                {...ofField(lineNo, 'expiresOn', words('parcels.expiryHint'))}
                slotProps={{ htmlInput: { 'aria-label': words('parcels.expiryOf', { name }) } }}
              />
            </Stack>
          </Box>
        )
      })}
      {error?.code === batchExpiresSoon.code ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" loading={isPending} onClick={() => pack(true)}>
              {words('parcels.nearMeant')}
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : (
        error && <Alert severity="error">{error.message}</Alert>
      )}
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
        {words('parcels.pack')}
      </Button>
    </Stack>
  )
}
