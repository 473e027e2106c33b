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

export interface ReasonDialogProps {
  title: string
  /** Of the field. */
  label: string
  /** Of the button that does it. */
  action: string
  hint?: string
  /** It may be left empty. @default false */
  isOptional?: boolean
  isPending: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason before something is done. */
export function ReasonDialog({ title, label, action, hint, isOptional = false, ...more }: ReasonDialogProps) {
  const words = useWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const isMissing = !isOptional && reason.trim() === ''
  return (
    <Dialog open onClose={more.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMissing) more.onSend(reason.trim())
        }}
      >
        <DialogTitle id={id} component="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          {hint && <Typography color="text.secondary">{hint}</Typography>}
          <TextField
            label={label}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required={!isOptional}
            autoFocus
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={more.onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={more.isPending} disabled={isMissing}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
