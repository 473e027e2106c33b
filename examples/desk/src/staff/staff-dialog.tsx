import type { NewStaffAccount, StaffAccount, StaffRole } from '@dawakit/core/contract'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from '../sign-in/fields-of.ts'
import { useListChange } from './use-list-change.ts'

const ROLES: readonly StaffRole[] = ['pharmacist', 'packer', 'support', 'owner']

export interface StaffDialogProps {
  /** Null: a new one. */
  account: StaffAccount | null
  onClose: () => void
  onMade: (made: NewStaffAccount) => void
}

/** Adds somebody, or changes what is known of them. */
export function StaffDialog({ account, onClose, onMade }: StaffDialogProps) {
  const words = useWords()
  const id = useId()
  const [role, setRole] = useState<StaffRole>(account?.role ?? 'pharmacist')
  const add = useListChange('POST /desk/staff', {
    done: null,
    isQuiet: true,
    onDone: (made) => {
      onClose()
      onMade(made)
    },
  })
  const change = useListChange('POST /desk/staff/change', {
    done: words('staff.changed'),
    isQuiet: true,
    onDone: onClose,
  })
  const refusal = add.error ?? change.error
  const said = (field: string) => ({
    error: Boolean(refusal?.fields[field]),
    helperText: refusal?.fields[field],
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { name = '', email = '', registrationNumber = '' } = fieldsOf(event.currentTarget)
          const facts = {
            name: name.trim(),
            role,
            registrationNumber: registrationNumber.trim() || null,
          }
          if (account) change.mutate({ ...facts, id: account.id })
          else add.mutate({ ...facts, email: email.trim() })
        }}
      >
        <DialogTitle id={`${id}-title`} component="h2">
          {account ? words('staff.changeTitle', { name: account.name }) : words('staff.addTitle')}
        </DialogTitle>
        <DialogContent>
          {refusal && Object.keys(refusal.fields).length === 0 && (
            <Alert severity="error">{refusal.message}</Alert>
          )}
          <TextField
            name="name"
            label={words('staff.name')}
            defaultValue={account?.name}
            autoComplete="off"
            autoFocus
            fullWidth
            {...said('name')}
          />
          {!account && (
            <TextField
              name="email"
              type="email"
              label={words('staff.email')}
              autoComplete="off"
              fullWidth
              {...said('email')}
            />
          )}
          <TextField
            select
            label={words('staff.role')}
            value={role}
            onChange={({ target }) => setRole(ROLES.find((one) => one === target.value) ?? role)}
            fullWidth
            {...said('role')}
          >
            {ROLES.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`desk.roles.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {role === 'pharmacist' && (
            <TextField
              name="registrationNumber"
              label={words('staff.registrationNumber')}
              defaultValue={account?.registrationNumber}
              autoComplete="off"
              fullWidth
              {...said('registrationNumber')}
              helperText={refusal?.fields['registrationNumber'] ?? words('staff.registrationHint')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={add.isPending || change.isPending}>
            {words('desk.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
