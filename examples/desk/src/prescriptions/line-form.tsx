import type { CheckLine } from '@dawakit/core/contract'
import { Box, Checkbox, Chip, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { type LineDraft, NEW_GRANT } from './line-draft.ts'
import { LineFacts } from './line-facts.tsx'

export interface LineFormProps {
  line: CheckLine
  /** Undefined where there is nothing to decide. */
  draft: LineDraft | undefined
  /** Whether it was to be approved without saying for how many packs the prescription is good. */
  lacksPacks: boolean
  onChange: (draft: LineDraft) => void
}

/** A line with what is decided of it: how many packs, on which prescription, until when. */
export function LineForm({ line, draft, lacksPacks, onChange }: LineFormProps) {
  const words = useWords()
  if (!draft) {
    return (
      <Box component="li" sx={{ py: 1 }}>
        <Typography>
          {line.name}{' '}
          <Typography component="span" color="text.secondary">
            × {line.quantity}
          </Typography>{' '}
          <Chip size="small" label={stateOf()} />
        </Typography>
        <LineFacts line={line} />
        {line.declinedReason !== '' && (
          <Typography variant="body2" color="text.secondary">
            {line.declinedReason}
          </Typography>
        )}
      </Box>
    )
  }
  const set = (change: Partial<LineDraft>) => onChange({ ...draft, ...change })
  const isFewer = Number(draft.quantity) < line.quantity
  const number = { htmlInput: { inputMode: 'numeric' as const, min: 1, max: line.quantity } }
  return (
    <Box component="li" sx={{ py: 1 }}>
      <FormControlLabel
        control={
          <Checkbox checked={draft.isChosen} onChange={(event) => set({ isChosen: event.target.checked })} />
        }
        label={
          <>
            <strong>{line.name}</strong>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {words('prescriptions.line.ordered', { smart_count: line.quantity })}
            </Typography>
          </>
        }
      />
      <Box sx={{ pl: 4, pb: 1 }}>
        <LineFacts line={line} />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, pl: 4 }}>
        <TextField
          size="small"
          sx={{ width: 120 }}
          label={words('prescriptions.line.packs', { ordered: line.quantity })}
          value={draft.quantity}
          disabled={!draft.isChosen}
          slotProps={number}
          onChange={(event) => set({ quantity: event.target.value })}
        />
        <TextField
          select
          size="small"
          sx={{ minWidth: 200, flexGrow: 1 }}
          label={words('prescriptions.line.on')}
          value={draft.on}
          disabled={!draft.isChosen}
          onChange={(event) => set({ on: event.target.value })}
        >
          <MenuItem value={NEW_GRANT}>{words('prescriptions.line.shown')}</MenuItem>
          {line.grants.map(({ id, left, packs, validUntil }) => (
            <MenuItem key={id} value={id}>
              {words('prescriptions.line.grant', { left, packs, day: dateOf(validUntil) })}
            </MenuItem>
          ))}
        </TextField>
        {draft.on === NEW_GRANT && (
          <>
            <TextField
              size="small"
              sx={{ width: 150 }}
              label={words('prescriptions.line.goodFor')}
              required
              value={draft.packs}
              disabled={!draft.isChosen}
              error={lacksPacks}
              helperText={lacksPacks ? words('prescriptions.line.packsMissing') : ''}
              slotProps={{ htmlInput: { inputMode: 'numeric', min: 1, max: 100 } }}
              onChange={(event) => set({ packs: event.target.value })}
            />
            <TextField
              size="small"
              type="date"
              sx={{ width: 170 }}
              label={words('prescriptions.line.until')}
              value={draft.validUntil}
              disabled={!draft.isChosen}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={(event) => set({ validUntil: event.target.value })}
            />
          </>
        )}
        {isFewer && draft.isChosen && (
          <TextField
            size="small"
            required
            sx={{ flexBasis: '100%' }}
            label={words('prescriptions.line.reason')}
            value={draft.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </Stack>
    </Box>
  )

  function stateOf(): string {
    if (!line.isPrescriptionNeeded) return words('prescriptions.line.free')
    if (line.quantity === 0) return words('prescriptions.line.declined')
    return words(line.approved >= line.quantity ? 'prescriptions.line.approved' : 'prescriptions.line.open')
  }
}
