import type { DeskCustomerRow } from '@dawakit/core/contract'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { type Ref, useEffect, useState } from 'react'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

/** Each search is a row of the audit: not one for every letter. */
const WAIT_MS = 300
const SHOWN = 10

interface CustomerSearchProps {
  inputRef: Ref<HTMLInputElement>
  text: string
  onText: (text: string) => void
  onTake: (customer: DeskCustomerRow) => void
  /** Enter, where nobody is found. */
  onNobody: () => void
}

/** Finds who rings by mobile number, name or e-mail; arrows and Enter take them. */
export function CustomerSearch({ inputRef, text, onText, onTake, onNobody }: CustomerSearchProps) {
  const words = useWords()
  const [search, setSearch] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching } = useDeskPage(
    'POST /desk/customers/search',
    { body: { search, page: 1, limit: SHOWN } },
    { isAsked: search !== '' },
  )
  const isBehind = isFetching || search !== text.trim()
  const isNobody = search !== '' && !isBehind && data?.data.length === 0
  return (
    <Autocomplete<DeskCustomerRow, false, false, false>
      value={null}
      inputValue={text}
      // What was typed stays when the field is left: somebody new is written down by it.
      onInputChange={(_, value, reason) => (reason === 'input' || reason === 'clear') && onText(value)}
      onChange={(_, customer) => customer && onTake(customer)}
      // Enter takes nobody who was found by what stood there before.
      options={search === '' || isBehind ? [] : (data?.data ?? [])}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      autoHighlight
      forcePopupIcon={false}
      loading={isBehind}
      loadingText={words('phoneOrders.customer.searching')}
      noOptionsText={words('phoneOrders.customer.nobody')}
      open={text.trim() !== ''}
      renderOption={({ key, ...props }, { name, mobile, email, orders }) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={{ display: 'block !important', overflowWrap: 'anywhere' }}
        >
          {name}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {[mobile, email, words('phoneOrders.customer.orders', { smart_count: orders })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus
          onKeyDown={({ key }) => {
            if (key === 'Enter' && isNobody) onNobody()
          }}
          size="small"
          margin="none"
          inputRef={inputRef}
          label={words('phoneOrders.customer.find')}
        />
      )}
    />
  )
}
