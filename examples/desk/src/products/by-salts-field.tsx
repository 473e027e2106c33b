import type { DeskProductColumn, DeskProductFields } from '@dawakit/core/contract'
import { MenuItem, TextField } from '@mui/material'
import { useWords } from '../language/use-words.ts'

/** What `schedule_by` and `prescription_by` have where the salts tell it, and the choice of it. */
export const BY_SALTS = 'salts'
const SAID = 'said'

export interface BySaltsFieldProps {
  column: 'schedule' | 'prescription'
  by: 'schedule_by' | 'prescription_by'
  values: DeskProductFields
  /** What they tell of it; null where nobody has asked them yet. */
  ofSalts: string | null
  options: readonly (readonly [value: string, label: string])[]
  reasons: Readonly<Record<string, string>>
  isReadOnly: boolean
  onType: (column: DeskProductColumn, value: string) => void
}

/** What somebody says of a product, or leaves to its salts: then it follows them. */
export function BySaltsField({
  column,
  by,
  values,
  ofSalts,
  options,
  reasons,
  isReadOnly,
  onType,
}: BySaltsFieldProps) {
  const words = useWords()
  // What nobody has said yet is left to them too.
  const isOfSalts = values[by] !== SAID
  const told = options.find(([value]) => value === (ofSalts || 'none'))?.[1]
  const differ = !isOfSalts && ofSalts !== null && (ofSalts || 'none') !== values[column] && told
  return (
    <TextField
      select
      label={words(`products.field.${column}`)}
      value={isOfSalts ? BY_SALTS : values[column]}
      onChange={({ target }) => {
        const isSaid = target.value !== BY_SALTS
        onType(column, isSaid ? target.value : (ofSalts ?? ''))
        onType(by, isSaid ? SAID : BY_SALTS)
      }}
      error={reasons[column] !== undefined}
      helperText={reasons[column] ?? (differ ? words('products.saltsTell', { told: differ }) : undefined)}
      disabled={isReadOnly}
      margin="none"
      size="small"
      fullWidth
    >
      <MenuItem value={BY_SALTS}>
        {ofSalts !== null && told !== undefined
          ? words('products.bySaltsTold', { told })
          : words('products.bySalts')}
      </MenuItem>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
