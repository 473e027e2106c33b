import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { DOCTOR_NAME_MAX, PATIENT_NAME_MAX } from '@dawakit/core/order'
import {
  Alert,
  Checkbox,
  FormControlLabel,
  FormGroup,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material'
import { PrescriptionUpload } from '../customers/prescription-upload.tsx'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import type { PhoneOrderDraft } from './phone-order-draft.ts'

interface WhomSectionProps {
  draft: PhoneOrderDraft
  customer: DeskCustomerRecord
  isPrescriptionNeeded: boolean
  onChange: (change: Partial<PhoneOrderDraft>) => void
}

/** Whom it is for, who prescribed, and by which prescriptions. */
export function WhomSection({ draft, customer, isPrescriptionNeeded, onChange }: WhomSectionProps) {
  const words = useWords()
  const { prescriptions } = customer
  const { isForCustomer, patientName, patientAge, doctorName } = draft
  return (
    <Section title={words('phoneOrders.whom.title')}>
      <RadioGroup
        row
        aria-label={words('phoneOrders.whom.patient')}
        value={isForCustomer ? 'customer' : 'other'}
        onChange={({ target }) => onChange({ isForCustomer: target.value === 'customer' })}
      >
        <FormControlLabel
          value="customer"
          control={<Radio size="small" />}
          label={words('phoneOrders.whom.themselves')}
        />
        <FormControlLabel
          value="other"
          control={<Radio size="small" />}
          label={words('phoneOrders.whom.other')}
        />
      </RadioGroup>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {!isForCustomer && (
          <>
            <TextField
              size="small"
              margin="none"
              sx={{ flex: '1 1 200px' }}
              label={words('phoneOrders.whom.name')}
              value={patientName}
              slotProps={{ htmlInput: { maxLength: PATIENT_NAME_MAX, autoComplete: 'off' } }}
              onChange={({ target }) => onChange({ patientName: target.value })}
            />
            <TextField
              size="small"
              margin="none"
              sx={{ width: 130 }}
              label={words('phoneOrders.whom.age')}
              value={patientAge}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
              onChange={({ target }) => onChange({ patientAge: target.value })}
            />
          </>
        )}
        <TextField
          size="small"
          margin="none"
          sx={{ flex: '1 1 200px' }}
          label={words('phoneOrders.whom.doctor')}
          value={doctorName}
          slotProps={{ htmlInput: { maxLength: DOCTOR_NAME_MAX, autoComplete: 'off' } }}
          onChange={({ target }) => onChange({ doctorName: target.value })}
        />
      </Stack>
      {isPrescriptionNeeded && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {words(prescriptions.length > 0 ? 'phoneOrders.whom.needed' : 'phoneOrders.whom.nothing')}
        </Alert>
      )}
      {isPrescriptionNeeded && (
        <FormGroup>
          {prescriptions.map(({ id, uploadedAt }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  size="small"
                  checked={draft.prescriptions.includes(id)}
                  onChange={(_, isChosen) =>
                    onChange({
                      prescriptions: isChosen
                        ? [...draft.prescriptions, id]
                        : draft.prescriptions.filter((one) => one !== id),
                    })
                  }
                />
              }
              label={words('customers.prescriptions.of', { time: dateAndTimeOf(uploadedAt) })}
            />
          ))}
        </FormGroup>
      )}
      {isPrescriptionNeeded && (
        <PrescriptionUpload
          customerId={customer.id}
          onKept={(id) => onChange({ prescriptions: [...draft.prescriptions, id] })}
        />
      )}
    </Section>
  )
}
