import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from '../sign-in/fields-of.ts'

export interface FormDialogProps {
  title: string
  /** What it was refused with. */
  error: DeskError | null
  isPending: boolean
  /** Of the button that does it. @default 'Save' */
  action?: string
  isDanger?: boolean
  onClose: () => void
  /** @param fields - Of the form, by name. */
  onSend: (fields: Record<string, string>) => void
  children: ReactNode
}

/** A form over the page: Enter sends it, Escape leaves it; what is refused stands above it or beside its field. */
export function FormDialog(props: FormDialogProps) {
  const { title, error, isPending, action, isDanger = false, onClose, onSend, children } = props
  const words = useWords()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend(fieldsOf(event.currentTarget))
        }}
      >
        <DialogTitle id={id} component="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            loading={isPending}
          >
            {action ?? words('desk.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )

  function sentenceOf({ message, data, code }: DeskError): string {
    const count = code === 'not-empty' && data !== null && typeof data === 'object' && 'count' in data
    return count ? words('shopPages.holdsStill', { smart_count: Number(data.count) }) : message
  }
}

/** What a field of such a form was refused with. */
export const saidOf = (error: DeskError | null, field: string) => ({
  error: Boolean(error?.fields[field]),
  helperText: error?.fields[field],
})
