import type { Address, DeskCustomerRecord } from '@dawakit/core/contract'
import { MAX_ADDRESSES } from '@dawakit/core/customer'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { AddressDialog } from './address-dialog.tsx'

/** Where a customer is delivered to. */
export function AddressesSection({ customer }: { customer: DeskCustomerRecord }) {
  const words = useWords()
  const { addresses } = customer
  const [dialog, setDialog] = useState<{ address: Address | null } | null>(null)
  const isFull = addresses.length >= MAX_ADDRESSES
  return (
    <Section
      title={words('customers.addresses.title')}
      actions={
        !isFull && (
          <Button size="small" onClick={() => setDialog({ address: null })}>
            {words('customers.addresses.add')}
          </Button>
        )
      }
    >
      {addresses.length === 0 && (
        <Typography color="text.secondary">{words('customers.addresses.none')}</Typography>
      )}
      <Stack spacing={1.5}>
        {addresses.map((address) => (
          <Stack key={address.id} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
            <Typography
              component="address"
              sx={{ flexGrow: 1, minWidth: 0, fontStyle: 'normal', overflowWrap: 'anywhere' }}
            >
              <strong>{address.name}</strong>
              {addressLines(address).map((line) => (
                <span key={line}>
                  <br />
                  {line}
                </span>
              ))}
            </Typography>
            <Button
              size="small"
              aria-label={words('customers.addresses.changeOf', {
                name: address.name,
                street: address.streetName,
              })}
              onClick={() => setDialog({ address })}
            >
              {words('customers.addresses.change')}
            </Button>
          </Stack>
        ))}
      </Stack>
      {dialog && (
        <AddressDialog customer={customer} address={dialog.address} onClose={() => setDialog(null)} />
      )}
    </Section>
  )
}

const addressLines = (to: Address) =>
  [
    `${to.doorNumber}, ${to.streetName}`,
    to.landMark,
    `${to.cityName} ${to.pincode}`,
    to.stateName,
    to.contactNumber,
  ].filter(Boolean)
