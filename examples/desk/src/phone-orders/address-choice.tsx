import type { DeskCustomerRecord, PhoneOrderProblem } from '@dawakit/core/contract'
import { MAX_ADDRESSES } from '@dawakit/core/customer'
import { Alert, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { AddressDialog } from '../customers/address-dialog.tsx'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'

interface AddressChoiceProps {
  customer: DeskCustomerRecord
  addressId: string
  problem: PhoneOrderProblem | null
  onChoose: (addressId: string) => void
}

/** Where it goes: one of the customer's addresses, a new one, or one that is changed where there is no room for more. */
export function AddressChoice({ customer, addressId, problem, onChoose }: AddressChoiceProps) {
  const words = useWords()
  const [dialog, setDialog] = useState<'add' | 'change' | null>(null)
  const { addresses } = customer
  const chosen = addresses.find(({ id }) => id === addressId) ?? null
  return (
    <Section
      title={words('phoneOrders.address.title')}
      actions={
        <>
          {chosen && (
            <Button size="small" onClick={() => setDialog('change')}>
              {words('customers.addresses.change')}
            </Button>
          )}
          {addresses.length < MAX_ADDRESSES && (
            <Button size="small" onClick={() => setDialog('add')}>
              {words('customers.addresses.add')}
            </Button>
          )}
        </>
      }
    >
      {addresses.length === 0 && (
        <Typography color="text.secondary">{words('customers.addresses.none')}</Typography>
      )}
      <RadioGroup
        aria-label={words('phoneOrders.address.choose')}
        value={addressId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {addresses.map((to) => (
          <FormControlLabel
            key={to.id}
            value={to.id}
            control={<Radio size="small" />}
            sx={{
              alignItems: 'start',
              mb: 0.5,
              '& .MuiFormControlLabel-label': { pt: 0.75, minWidth: 0, overflowWrap: 'anywhere' },
            }}
            label={words('phoneOrders.address.label', {
              name: to.name,
              door: to.doorNumber,
              street: to.streetName,
              city: to.cityName,
              pincode: to.pincode,
            })}
          />
        ))}
      </RadioGroup>
      {addresses.length >= MAX_ADDRESSES && (
        <Typography variant="body2" color="text.secondary">
          {words('customers.addresses.full')}
        </Typography>
      )}
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {dialog && (
        <AddressDialog
          customer={customer}
          address={dialog === 'change' ? chosen : null}
          onClose={() => setDialog(null)}
          onSaved={onChoose}
        />
      )}
    </Section>
  )
}
