import { Stack, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import type { BillDraft } from './bill-draft.ts'
import { SupplierChoice } from './supplier-choice.tsx'

type Head = Pick<BillDraft, 'supplierId' | 'number' | 'date'>

export interface BillHeadProps {
  head: Head
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>>
  onChange: (more: Partial<Head>) => void
  children?: ReactNode
}

/** Whose bill it is, its number and its day. */
export function BillHead({ head, fields, onChange, children }: BillHeadProps) {
  const words = useWords()
  const said = (field: string) => ({ error: fields[field] !== undefined, helperText: fields[field] })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <SupplierChoice
        supplierId={head.supplierId}
        error={fields['supplierId']}
        onChange={(supplierId) => onChange({ supplierId })}
      />
      <TextField
        size="small"
        margin="none"
        label={words('goodsIn.number')}
        value={head.number}
        autoComplete="off"
        onChange={({ target }) => onChange({ number: target.value })}
        {...said('number')}
      />
      <TextField
        type="date"
        size="small"
        margin="none"
        label={words('goodsIn.date')}
        value={head.date}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ date: target.value })}
        {...said('date')}
      />
      {children}
    </Stack>
  )
}
