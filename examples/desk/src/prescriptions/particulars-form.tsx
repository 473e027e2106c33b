import type { PrescriptionParticulars } from '@dawakit/core/contract'
import { PARTICULARS_ADDRESS_MAX, PRESCRIBER_MAX } from '@dawakit/core/prescription'
import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { PARTICULARS_FIELDS } from './particulars-draft.ts'

export interface ParticularsFormProps {
  particulars: PrescriptionParticulars
  /** By field: what is wrong with it. */
  errors: Partial<Record<keyof PrescriptionParticulars, string>>
  isRequired: boolean
  /** @default false */
  isReadOnly?: boolean
  /** Where the order goes, to be taken for the patient's; left out where that is not known. */
  deliveryAddress?: string
  onChange: (particulars: PrescriptionParticulars) => void
}

/** What the prescription that is shown says of who wrote it, and where the patient lives. */
export function ParticularsForm({
  particulars,
  errors,
  isRequired,
  isReadOnly = false,
  deliveryAddress = '',
  onChange,
}: ParticularsFormProps) {
  const words = useWords()
  return (
    <Box
      component="fieldset"
      aria-label={words('prescriptions.particulars.title')}
      sx={{ m: 0, mt: 1.5, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography variant="subtitle2" component="h3">
        {words('prescriptions.particulars.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {words('prescriptions.particulars.why')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {PARTICULARS_FIELDS.map((field) => {
          const isAddress = field.endsWith('Address')
          return (
            <TextField
              key={field}
              size="small"
              margin="none"
              sx={{ flex: isAddress ? '1 1 100%' : '1 1 200px' }}
              label={words(`prescriptions.particulars.${field}`)}
              required={isRequired}
              disabled={isReadOnly}
              value={particulars[field]}
              error={errors[field] !== undefined}
              helperText={errors[field] === undefined ? '' : words('prescriptions.particulars.missing')}
              slotProps={{
                htmlInput: {
                  maxLength: isAddress ? PARTICULARS_ADDRESS_MAX : PRESCRIBER_MAX,
                  autoComplete: 'off',
                },
              }}
              onChange={({ target }) => onChange({ ...particulars, [field]: target.value })}
            />
          )
        })}
      </Stack>
      {deliveryAddress !== '' && !isReadOnly && (
        <Button
          size="small"
          sx={{ mt: 0.5 }}
          onClick={() => onChange({ ...particulars, patientAddress: deliveryAddress })}
        >
          {words('prescriptions.particulars.sameAddress')}
        </Button>
      )}
    </Box>
  )
}
