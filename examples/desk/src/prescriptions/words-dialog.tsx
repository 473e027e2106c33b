import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useWords } from '../language/use-words.ts'

export interface WordsDialogProps {
  title: string
  /** Of the field. */
  label: string
  /** Of the button that sends it. */
  send: string
  isBusy: boolean
  onSend: (text: string) => void
  onClose: () => void
  /** Who reads them. @default the customer */
  hint?: string
  /** Above the field. */
  children?: ReactNode
}

/** Asks for some words, which the customer reads unless something else is said. */
export function WordsDialog({
  title,
  label,
  send,
  isBusy,
  onSend,
  onClose,
  hint,
  children,
}: WordsDialogProps) {
  const words = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(text)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {children}
          <TextField
            autoFocus
            required
            fullWidth
            multiline
            minRows={3}
            margin="dense"
            label={label}
            helperText={hint ?? words('prescriptions.customerReads')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {words('desk.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
