import type { DeskProductChoices, DeskProductFields } from '@dawakit/core/contract'
import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Section } from '../orders/sections/section.tsx'
import { type PriceDraft, pricesOf } from './price-draft.ts'
import { reasonsOf } from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { useProductChange } from './use-product-change.ts'

const EMPTY: DeskProductFields = {
  code: '',
  name: '',
  manufacturer: '',
  brand: '',
  pack_size: '',
  dosage_form: '',
  units_per_pack: '',
  unit: '',
  composition: '',
  schedule: '',
  schedule_by: '',
  prescription: '',
  prescription_by: '',
  cold_chain: '',
  hsn: '',
  gst_rate: '',
  kind: 'speciality',
  category: '',
  subcategory: '',
  stock_alert: '',
  max_per_order: '',
  place: '',
  popularity: '',
  variant_group: '',
  main_variant: '',
  primary_type: '',
  primary_value: '',
  secondary_type: '',
  secondary_value: '',
  description: '',
  short_description: '',
  long_description: '',
  instructions: '',
  side_effects: '',
}

/** A product by hand: from nothing, or as a copy of another. */
export function NewProductPage() {
  const words = useWords()
  const [search] = useSearchParams()
  const copied = search.get('copy') ?? ''
  const other = useDeskRead('GET /desk/products/one', { query: { id: copied } }, { isAsked: copied !== '' })
  const choices = useDeskRead('GET /desk/products/choices', {})
  const error = choices.error ?? other.error
  const isReady = choices.data && (copied === '' || other.data)
  return (
    <Page title={words('products.add.title')}>
      {error && <Failure error={error} onAgain={() => void (choices.error ? choices : other).refetch()} />}
      {!isReady && !error && <Loading />}
      {isReady && choices.data && (
        <NewProduct
          choices={choices.data}
          // Its code is its own; so is its place among its variants.
          first={other.data ? { ...other.data.fields, code: '', main_variant: '' } : EMPTY}
        />
      )}
    </Page>
  )
}

function NewProduct({ choices, first }: { choices: DeskProductChoices; first: DeskProductFields }) {
  const words = useWords()
  const navigate = useNavigate()
  const [values, setValues] = useState(first)
  const [mrp, setMrp] = useState('')
  const [price, setPrice] = useState('')
  const [lacking, setLacking] = useState<readonly (keyof PriceDraft)[]>([])
  const add = useProductChange('POST /desk/products/add', {
    done: words('products.one.added'),
    onDone: ({ id }) => navigate(`/products/${id}`),
  })
  const reasons = reasonsOf(add.error)
  const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const said = (field: keyof PriceDraft) => {
    const lacks = lacking.includes(field) && words(`products.price.lacks.${field}`)
    const reason = lacks || (reasons[field] ?? add.error?.fields[field])
    return { error: reason !== undefined, helperText: reason }
  }
  return (
    <Stack spacing={2}>
      {add.error && <Alert severity="error">{add.error.message}</Alert>}
      <ProductFields
        values={values}
        ofSalts={null}
        choices={choices}
        reasons={reasons}
        isReadOnly={false}
        onType={(column, value) => setValues((now) => ({ ...now, [column]: value }))}
      />
      <Section title={words('products.parts.price')}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <TextField
            label={words('products.price.price')}
            value={price}
            onChange={({ target }) => setPrice(target.value)}
            margin="none"
            size="small"
            {...said('price')}
          />
          <TextField
            label={words('products.price.mrp')}
            value={mrp}
            onChange={({ target }) => setMrp(target.value)}
            margin="none"
            size="small"
            {...said('mrp')}
          />
        </Stack>
      </Section>
      <Box>
        <Button
          variant="contained"
          loading={add.isPending}
          onClick={() => {
            const typed = pricesOf({ price, mrp })
            setLacking(typed.lacking)
            if (typed.prices) add.mutate({ fields, ...typed.prices })
          }}
        >
          {words('products.add.save')}
        </Button>
      </Box>
    </Stack>
  )
}
