import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { mobileDigitsOf } from '@dawakit/core/customer'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from '../sign-in/fields-of.ts'

export interface CustomerDialogProps {
  /** What was sought in vain: a number, or a name. */
  typed: string
  onClose: () => void
  onAdded: (customer: DeskCustomerRecord) => void
}

/** Writes somebody down who rings for the first time. */
export function CustomerDialog({ typed, onClose, onAdded }: CustomerDialogProps) {
  const words = useWords()
  const id = useId()
  const add = useDeskChange('POST /desk/customers/add', {
    makesOld: ['GET /desk/customers', 'POST /desk/customers/search'],
    done: words('customers.add.done'),
    isQuiet: true,
    onDone: onAdded,
  })
  const mobile = mobileDigitsOf(typed)
  const isName = /^[\p{L}\p{M}\s.]+$/u.test(typed)
  const said = (field: string) => ({
    error: Boolean(add.error?.fields[field]),
    helperText: add.error?.fields[field],
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { name = '', mobileNumber = '', email = '' } = fieldsOf(event.currentTarget)
          add.mutate({ name: name.trim(), mobileNumber: mobileNumber.trim(), email: email.trim() })
        }}
      >
        <DialogTitle id={`${id}-title`} component="h2">
          {words('customers.add.title')}
        </DialogTitle>
        <DialogContent>
          {add.error && Object.keys(add.error.fields).length === 0 && (
            <Alert severity="error">{add.error.message}</Alert>
          )}
          <TextField
            name="name"
            label={words('customers.add.name')}
            defaultValue={isName ? typed : ''}
            autoComplete="off"
            autoFocus
            fullWidth
            {...said('name')}
          />
          <TextField
            name="mobileNumber"
            label={words('customers.add.mobile')}
            defaultValue={mobile ?? ''}
            autoComplete="off"
            fullWidth
            slotProps={{ htmlInput: { inputMode: 'tel' } }}
            {...said('mobileNumber')}
          />
          <TextField
            name="email"
            type="email"
            label={words('customers.add.email')}
            autoComplete="off"
            fullWidth
            {...said('email')}
          />
          <Typography variant="body2" color="text.secondary">
            {words('customers.add.hint')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {words('customers.add.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
