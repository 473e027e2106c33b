import type { RegisterPeople } from '@dawakit/core/contract'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'

const FIELDS = [
  'prescriberName',
  'prescriberRegistration',
  'prescriberAddress',
  'patientName',
  'patientAddress',
] as const satisfies readonly (keyof RegisterPeople)[]
const REASON_MAX = 300
const TEXT_MAX = 300

export interface CorrectDialogProps {
  /** Of the first entry. */
  number: string
  /** As the register has them now. */
  people: RegisterPeople
  /** What it was refused with; what is typed stays. */
  error: DeskError | null
  isPending: boolean
  onSend: (people: RegisterPeople, reason: string) => void
  onClose: () => void
}

/** Says anew who prescribed a medicine and for whom. */
export function CorrectDialog({ number, people, error, isPending, onSend, onClose }: CorrectDialogProps) {
  const words = useWords()
  const id = useId()
  const [draft, setDraft] = useState<RegisterPeople>(
    () => Object.fromEntries(FIELDS.map((field) => [field, people[field]])) as unknown as RegisterPeople,
  )
  const [reason, setReason] = useState('')
  const errors = error?.fields ?? {}
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(draft, reason.trim())
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('registers.correct.title', { number })}
        </DialogTitle>
        <DialogContent>
          {error && Object.keys(errors).length === 0 && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {error.message}
            </Alert>
          )}
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {words('registers.correct.hint')}
          </Typography>
          <Stack spacing={1.5}>
            {FIELDS.map((field) => (
              <TextField
                key={field}
                margin="none"
                label={words(`registers.correct.${field}`)}
                required
                value={draft[field]}
                error={errors[field] !== undefined}
                helperText={errors[field] ?? ''}
                slotProps={{ htmlInput: { maxLength: TEXT_MAX, autoComplete: 'off' } }}
                onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
              />
            ))}
            <TextField
              margin="none"
              label={words('registers.correct.reason')}
              required
              value={reason}
              slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
              onChange={({ target }) => setReason(target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {words('registers.correct.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
