import type { DeskLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Box, Stack, TextField, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import type { PackField, PackRow } from './pack-draft.ts'

export interface PackLineProps {
  line: DeskLine
  /** One for each batch of it. */
  rows: readonly PackRow[]
  /** Pieces that go; null where nothing is counted yet. */
  counted: number | null
  /** What a field was refused with. */
  refusalOf: (row: PackRow, field: PackField) => string | undefined
  onWrite: (row: PackRow, field: PackField, value: string) => void
}

/** A line that is to be packed: what to take, and what goes. */
export function PackLine({ line, rows, counted, refusalOf, onWrite }: PackLineProps) {
  const words = useWords()
  const { name, packageSize, left, isBatchNeeded } = line
  const isDone = counted === left
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {packageSize}
        </Typography>
        {counted !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600 }} color={isDone ? 'success' : 'text.primary'}>
            {words(isDone ? 'parcels.allCounted' : 'parcels.counted', { counted, left })}
          </Typography>
        )}
      </Stack>
      <WhatToTake line={line} />
      <Stack spacing={1}>
        {rows.map((row, at) => {
          const of = at === 0 ? name : words('parcels.further', { name, number: at + 1 })
          const isNeeded = isBatchNeeded && Number(row.quantity) !== 0
          const field = (which: PackField, hint = '') => {
            const refusal = refusalOf(row, which)
            return {
              value: row[which],
              error: refusal !== undefined,
              helperText: refusal ?? hint,
              onChange: ({ target }: { target: { value: string } }) => onWrite(row, which, target.value),
            }
          }
          return (
            <Stack key={row.id} direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <TextField
                margin="none"
                type="number"
                label={words('parcels.quantity')}
                {...field('quantity')}
                slotProps={{
                  htmlInput: { min: 0, max: left, 'aria-label': words('parcels.quantityOf', { name: of }) },
                }}
              />
              <TextField
                margin="none"
                label={words('parcels.batch')}
                required={isNeeded}
                {...field('batch')}
                slotProps={{ htmlInput: { 'aria-label': words('parcels.batchOf', { name: of }) } }}
              />
              <TextField
                margin="none"
                label={words('parcels.expiry')}
                required={isNeeded}
                {...field('expiresOn', words('parcels.expiryHint'))}
                slotProps={{ htmlInput: { 'aria-label': words('parcels.expiryOf', { name: of }) } }}
              />
            </Stack>
          )
        })}
      </Stack>
    </Box>
  )
}

/** First to expire first. */
function WhatToTake({ line: { left, batches, unknownUnits } }: { line: DeskLine }) {
  const words = useWords()
  const taken = batches.filter(({ proposed }) => proposed > 0)
  const missing = left - taken.reduce((sum, { proposed }) => sum + proposed, 0)
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
      {taken.map(({ batch, expiresOn, mrp, units, proposed }) => (
        <Typography component="li" variant="body2" key={`${batch} ${expiresOn}`}>
          {words('parcels.take', {
            proposed,
            batch: batch || words('desk.none'),
            expiry: expiresOn.slice(0, 7) || words('desk.none'),
            mrp: mrp === null ? words('desk.none') : formatDetailPrice(mrp),
            units,
          })}
        </Typography>
      ))}
      {missing > 0 && unknownUnits > 0 && (
        <Typography component="li" variant="body2" color="text.secondary">
          {words('parcels.takeUnknown', { smart_count: missing })}
        </Typography>
      )}
    </Box>
  )
}
