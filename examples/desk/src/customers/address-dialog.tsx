import type { Address, AddressInput, AddressType, DeskCustomerRecord } from '@dawakit/core/contract'
import { ADDRESS_TYPES } from '@dawakit/core/customer'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keyOf, useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from '../sign-in/fields-of.ts'

export interface AddressDialogProps {
  customer: DeskCustomerRecord
  /** Null: a new one. */
  address: Address | null
  onClose: () => void
  /** @param id - Of the address that was added or changed. */
  onSaved?: (id: string) => void
}

const FIELDS = [
  ['name', 'recipient', 2],
  ['contactNumber', 'contactNumber', 1],
  ['email', 'email', 1],
  ['doorNumber', 'doorNumber', 1],
  ['streetName', 'streetName', 1],
  ['landMark', 'landMark', 2],
  ['pincode', 'pincode', 1],
  ['cityName', 'cityName', 1],
] as const satisfies readonly (readonly [keyof AddressInput, string, 1 | 2])[]

/** Adds an address, or changes one. The shop says whether anybody delivers there. */
export function AddressDialog({ customer, address, onClose, onSaved }: AddressDialogProps) {
  const words = useWords()
  const id = useId()
  const client = useQueryClient()
  const [addressType, setType] = useState<AddressType>(address?.addressType ?? 'home')
  const save = useDeskChange('POST /desk/customers/address', {
    isQuiet: true,
    onDone: (now) => {
      client.setQueryData(keyOf('GET /desk/customers/one', { query: { id: customer.id } }), now)
      const before = customer.addresses.map((one) => one.id)
      const added = now.addresses.find((one) => !before.includes(one.id))
      onClose()
      onSaved?.(address?.id ?? added?.id ?? '')
    },
  })
  const known: Partial<AddressInput> = address ?? {
    name: customer.name,
    contactNumber: customer.mobile,
    email: customer.email,
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = fieldsOf(event.currentTarget)
          const told = Object.fromEntries(FIELDS.map(([name]) => [name, typed[name]?.trim() ?? '']))
          save.mutate({
            id: customer.id,
            ...(address && { addressId: address.id }),
            // The state is the pincode's own.
            address: { ...(told as Record<(typeof FIELDS)[number][0], string>), stateName: '', addressType },
          })
        }}
      >
        <DialogTitle id={`${id}-title`} component="h2">
          {words(address ? 'customers.addresses.changeTitle' : 'customers.addresses.addTitle')}
        </DialogTitle>
        <DialogContent>
          {save.error && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {save.error.message}
            </Alert>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
            {FIELDS.map(([name, label, columns], index) => (
              <TextField
                key={name}
                name={name}
                label={words(`customers.addresses.${label}`)}
                defaultValue={known[name]}
                autoComplete="off"
                autoFocus={index === 0}
                error={Boolean(save.error?.fields[name])}
                sx={{ gridColumn: `span ${columns}` }}
                slotProps={{ htmlInput: name === 'pincode' ? { inputMode: 'numeric', maxLength: 6 } : {} }}
              />
            ))}
            <TextField
              select
              label={words('customers.addresses.type')}
              value={addressType}
              onChange={({ target }) =>
                setType(ADDRESS_TYPES.find((type) => type === target.value) ?? addressType)
              }
            >
              {ADDRESS_TYPES.map((type) => (
                <MenuItem key={type} value={type}>
                  {words(`customers.addresses.types.${type}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {words('customers.addresses.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
