import type { ProductSummary } from '@dawakit/core/contract'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

export interface ProductFieldProps {
  label: string
  /** What stands there before one is sought. */
  name: string
  refused?: string | undefined
  onProduct: (product: ProductSummary | null) => void
}

/** One product of the store, found by its name or a salt. */
export function ProductField({ label, name, refused, onProduct }: ProductFieldProps) {
  const words = useWords()
  const [text, setText] = useState(name)
  const { data = [] } = useDeskRead(
    'GET /desk/products',
    { query: { search: text } },
    { isAsked: text !== '' },
  )
  return (
    <Autocomplete<ProductSummary>
      options={data}
      filterOptions={(all) => all}
      getOptionLabel={(product) => product.name}
      getOptionKey={({ _id }) => _id}
      inputValue={text}
      onInputChange={(_, value) => setText(value)}
      onChange={(_, product) => onProduct(product)}
      noOptionsText={words('shopPages.none')}
      fullWidth
      renderInput={(props) => (
        <TextField {...props} label={label} error={Boolean(refused)} helperText={refused} />
      )}
    />
  )
}
