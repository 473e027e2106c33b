import { Field, TextField } from '@dawakit/widgets/field'

export const Patient = ({ error }: { error?: string }) => (
  <TextField label="Name of the patient" name="patient" autoComplete="name" error={error} />
)

export const Dosage = () => (
  <Field label="How often" hint="As the prescription says">
    {(control) => (
      <select name="dosage" {...control}>
        <option>Once a day</option>
        <option>Twice a day</option>
      </select>
    )}
  </Field>
)
