import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { PrescriptionPicture } from '../prescriptions/prescription-picture.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { PrescriptionUpload } from './prescription-upload.tsx'

/** What a customer has uploaded. A picture is asked for when it is opened: each look is written down. */
export function PrescriptionsSection({ customer }: { customer: DeskCustomerRecord }) {
  const { prescriptions } = customer
  const words = useWords()
  const staff = useStaff()
  const [shown, setShown] = useState<string | null>(null)
  const maySee = staff?.role === 'pharmacist' || staff?.role === 'owner'
  const picture = prescriptions.find(({ id }) => id === shown)
  return (
    <Section title={words('customers.prescriptions.title')}>
      {prescriptions.length === 0 && (
        <Typography color="text.secondary">{words('customers.prescriptions.none')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {prescriptions.map(({ id, uploadedAt }) => {
          const time = dateAndTimeOf(uploadedAt)
          return (
            <Stack component="li" key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography>{words('customers.prescriptions.of', { time })}</Typography>
              {maySee && id !== shown && (
                <Button
                  size="small"
                  aria-label={words('customers.prescriptions.showOf', { time })}
                  onClick={() => setShown(id)}
                >
                  {words('customers.prescriptions.show')}
                </Button>
              )}
            </Stack>
          )
        })}
      </Box>
      {prescriptions.length > 0 && !maySee && (
        <Typography variant="body2" color="text.secondary">
          {words('customers.prescriptions.hidden')}
        </Typography>
      )}
      <PrescriptionUpload customerId={customer.id} />
      {picture && <PrescriptionPicture prescriptions={[picture]} shown={0} onShow={() => undefined} />}
    </Section>
  )
}
