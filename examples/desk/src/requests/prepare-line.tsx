import { Box, Chip, MenuItem, Stack, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { LineTools } from './line-tools.tsx'
import { Offer } from './product-search.tsx'
import type { DraftLine } from './request-draft.ts'

interface PrepareLineProps {
  line: DraftLine
  /** Ids of the pictures. */
  pictures: readonly { id: string }[]
  /** The server found fault with it. */
  hasProblem: boolean
  isReadOnly: boolean
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** A product that is prepared: how many, with what words, and what the prescription is good for. */
export function PrepareLine({
  line,
  pictures,
  hasProblem,
  isReadOnly,
  onChange,
  onRemove,
}: PrepareLineProps) {
  const words = useWords()
  const { product, quantity, note, packs, validUntil, prescriptionId } = line
  const { name } = product
  const set = (change: Partial<DraftLine>) => onChange({ ...line, ...change })
  const number = { htmlInput: { inputMode: 'numeric' as const } }
  const field = { size: 'small', margin: 'none', disabled: isReadOnly } as const
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ alignItems: 'start', gap: 1 }}>
        <Box sx={{ flexGrow: 1 }}>
          <strong>{name}</strong>{' '}
          {product.isPrescriptionNeeded && (
            <Chip size="small" label={words('requests.prepare.prescription')} />
          )}
          <Offer product={product} />
        </Box>
        {!isReadOnly && (
          <LineTools
            product={product}
            onRemove={onRemove}
            onSubstitute={(substitute) =>
              set({ product: substitute, note: words('requests.prepare.inPlaceOf', { name }) })
            }
          />
        )}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TextField
          {...field}
          sx={{ width: 110 }}
          label={words('requests.prepare.quantity', { name })}
          value={quantity}
          error={hasProblem}
          slotProps={number}
          onChange={({ target }) => set({ quantity: target.value })}
        />
        <TextField
          {...field}
          sx={{ flex: '1 1 220px' }}
          label={words('requests.prepare.note', { name })}
          helperText={words('requests.prepare.noteHint')}
          value={note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {product.isPrescriptionNeeded && (
          <>
            <TextField
              {...field}
              sx={{ width: 150 }}
              label={words('requests.prepare.packs', { name })}
              value={packs}
              required
              error={hasProblem && packs === ''}
              slotProps={number}
              onChange={({ target }) => set({ packs: target.value })}
            />
            <TextField
              {...field}
              type="date"
              sx={{ width: 170 }}
              label={words('requests.prepare.until', { name })}
              value={validUntil}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => set({ validUntil: target.value })}
            />
            {pictures.length > 1 && (
              <TextField
                {...field}
                select
                sx={{ width: 150 }}
                label={words('requests.prepare.on', { name })}
                value={prescriptionId}
                onChange={({ target }) => set({ prescriptionId: target.value })}
              >
                {pictures.map(({ id }, index) => (
                  <MenuItem key={id} value={id}>
                    {words('requests.prepare.picture', { number: index + 1 })}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </>
        )}
      </Stack>
    </Box>
  )
}
