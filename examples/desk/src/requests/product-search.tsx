import type { ProductSummary } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Autocomplete, Box, Chip, TextField, Typography } from '@mui/material'
import { type Ref, useEffect, useState } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

const WAIT_MS = 200

/** What stands under a name: price, shelf, salts, pack. */
export function Offer({ product }: { product: ProductSummary }) {
  const words = useWords()
  const price = formatDetailPrice(product.salesPrice)
  const canBuy = product.isForSale && product.totalStocks > 0
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {[
        canBuy
          ? words('requests.prepare.offer', { price, stock: product.totalStocks })
          : words('requests.prepare.soldOut', { price }),
        product.packageSize,
        product.manufacturerName,
        product.saltComposition.join(' + '),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  )
}

interface ProductSearchProps {
  inputRef: Ref<HTMLInputElement>
  onTake: (product: ProductSummary) => void
}

/** Finds a product by its name or a salt; arrows and Enter take it. */
export function ProductSearch({ inputRef, onTake }: ProductSearchProps) {
  const words = useWords()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data = [], isFetching } = useDeskRead(
    'GET /desk/products',
    { query: { search } },
    { isAsked: search !== '' },
  )
  const found = search === '' ? [] : data
  return (
    <Autocomplete<ProductSummary, false, false, false>
      // Taken, it is a line: the field is for the next one.
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, product) => {
        if (!product) return
        onTake(product)
        setText('')
      }}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ _id }) => _id}
      getOptionDisabled={({ isForSale, totalStocks }) => !isForSale || totalStocks <= 0}
      autoHighlight
      blurOnSelect={false}
      loading={isFetching || search !== text.trim()}
      loadingText={words('requests.prepare.searching')}
      noOptionsText={words('requests.prepare.nothing')}
      open={text.trim() !== ''}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {product.name}{' '}
          {product.isPrescriptionNeeded && (
            <Chip size="small" label={words('requests.prepare.prescription')} />
          )}
          <Offer product={product} />
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          size="small"
          margin="none"
          inputRef={inputRef}
          label={words('requests.prepare.search')}
        />
      )}
    />
  )
}
