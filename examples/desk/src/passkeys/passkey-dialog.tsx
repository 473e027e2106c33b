import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'

const LABEL_MAX = 60

export interface PasskeyDialogProps {
  title: string
  /** Of the button that does it. */
  action: string
  /** What it is called now. @default '' */
  label?: string
  /** False: something of `children` is left out. @default true */
  isComplete?: boolean
  isBusy: boolean
  /** What it was refused with; null: nothing. */
  refusal: DeskError | null
  onSend: (label: string) => void
  onClose: () => void
  /** Further fields, below the name. */
  children?: ReactNode
}

/** Asks what a passkey is called. */
export function PasskeyDialog({
  title,
  action,
  label = '',
  isComplete = true,
  refusal,
  ...more
}: PasskeyDialogProps) {
  const words = useWords()
  const id = useId()
  const [name, setName] = useState(label)
  const isMissing = name.trim() === '' || !isComplete
  const submit = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(more.isBusy)
  useLayoutEffect(() => {
    // A button that turns cannot have the focus: refused, one goes on where one was, and Escape is heard.
    if (wasBusy.current && !more.isBusy && document.activeElement === document.body) submit.current?.focus()
    wasBusy.current = more.isBusy
  }, [more.isBusy])
  return (
    <Dialog open onClose={more.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMissing && !more.isBusy) more.onSend(name.trim())
        }}
      >
        <DialogTitle id={id} component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          {refusal && Object.keys(refusal.fields).length === 0 && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {refusal.message}
            </Alert>
          )}
          <TextField
            label={words('passkeys.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            autoComplete="off"
            autoFocus
            required
            fullWidth
            slotProps={{ htmlInput: { maxLength: LABEL_MAX } }}
            error={Boolean(refusal?.fields['label'])}
            helperText={refusal?.fields['label'] ?? words('passkeys.nameHint')}
          />
          {more.children}
        </DialogContent>
        <DialogActions>
          <Button onClick={more.onClose}>{words('desk.cancel')}</Button>
          <Button ref={submit} type="submit" variant="contained" loading={more.isBusy} disabled={isMissing}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
