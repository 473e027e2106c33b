import type { DeskSupplierRow } from '@dawakit/core/contract'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeskPage, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

export interface SupplierChoiceProps {
  /** Its id; '' of none. */
  supplierId: string
  error?: string | undefined
  onChange: (supplierId: string) => void
}

/** A supplier, found by the beginning of a word of the name. */
export function SupplierChoice({ supplierId, error, onChange }: SupplierChoiceProps) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const { data } = useDeskPage('GET /desk/suppliers', { query: { search, limit: 25 } })
  const chosen = useDeskRead(
    'GET /desk/supplier',
    { query: { id: supplierId } },
    { isAsked: supplierId !== '' },
  )
  const value: DeskSupplierRow | null =
    data?.data.find(({ id }) => id === supplierId) ?? (supplierId !== '' && chosen.data ? chosen.data : null)
  return (
    <Autocomplete<DeskSupplierRow>
      value={value}
      options={data?.data ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={words('suppliers.none')}
      onInputChange={(_, text, reason) => reason === 'input' && setSearch(text)}
      onChange={(_, supplier) => onChange(supplier?.id ?? '')}
      sx={{ minWidth: 260, flex: 1, maxWidth: 420 }}
      renderInput={(props) => (
        <TextField
          {...props}
          size="small"
          margin="none"
          label={words('goodsIn.supplier')}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  )
}
