import type { DeskProduct, DeskProductChoices, DeskProductColumn } from '@dawakit/core/contract'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { BesideSection } from './beside-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection, StepsSection } from './price-section.tsx'
import {
  changedColumns,
  contestedColumns,
  type Draft,
  over,
  productNow,
  reasonsOf,
  typed,
} from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { SaleSection } from './sale-section.tsx'
import { ShownSection } from './shown-section.tsx'
import { useProductChange, useShowProduct } from './use-product-change.ts'

/** One product: all that is written of it, and what customers see beside it. */
export function ProductPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const product = useDeskRead('GET /desk/products/one', { query: { id } })
  const choices = useDeskRead('GET /desk/products/choices', {})
  const error = product.error ?? choices.error
  if (error && !product.data)
    return (
      <Page title={words('products.title')}>
        <Failure error={error} onAgain={() => void product.refetch()} />
      </Page>
    )
  if (!product.data || !choices.data)
    return (
      <Page title={words('products.title')}>
        <Loading />
      </Page>
    )
  return <OneProduct key={id} product={product.data} choices={choices.data} />
}

function OneProduct({ product, choices }: { product: DeskProduct; choices: DeskProductChoices }) {
  const words = useWords()
  const navigate = useNavigate()
  const staff = useStaff()
  const show = useShowProduct()
  const canChange = staff?.role === 'owner' || staff?.role === 'pharmacist'
  const [draft, setDraft] = useState<Draft>({})
  const [taken, setTaken] = useState<DeskProductColumn[]>([])
  const [seen, setSeen] = useState(product)
  // Read anew while somebody types: what is sent as seen is this one, so what it changes of the typed columns is said.
  if (seen.version !== product.version) {
    const contested = contestedColumns(draft, seen.fields, product.fields)
    setSeen(product)
    setDraft(over(draft, product.fields))
    if (contested.length > 0) setTaken([...new Set([...taken, ...contested])])
  }
  const save = useProductChange('POST /desk/products/change', {
    done: words('products.one.saved'),
    onDone: () => {
      setDraft({})
      setTaken([])
    },
    onRefused: (error) => {
      const now = productNow(error)
      if (!now) return false
      setTaken(changedColumns(product.fields, now.fields))
      setDraft((typed) => over(typed, now.fields))
      show(now)
      return true
    },
  })
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone what is marked stands below everything else.
    if (save.error) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [save.error])
  const isChanged = Object.keys(draft).length > 0
  const store = () => {
    if (isChanged && canChange) save.mutate({ id: product.id, seen: product.version, fields: draft })
  }
  useShortcuts([{ keys: ['u'], label: 'products.keys.back', run: () => navigate('/products') }])
  const reasons = reasonsOf(save.error)
  const named = (columns: readonly string[]) =>
    columns.map((column) => words(`products.field.${column as DeskProductColumn}`)).join(', ')
  return (
    <Page
      title={product.fields.name}
      actions={
        <>
          <Button component={Link} to="/products">
            {words('products.keys.back')}
          </Button>
          {staff?.role !== 'support' && (
            <Button component={Link} to={`/shelf?product=${encodeURIComponent(product.id)}`}>
              {words('products.one.shelf')}
            </Button>
          )}
          {canChange && (
            <Button component={Link} to={`/products/new?copy=${product.id}`}>
              {words('products.one.copy')}
            </Button>
          )}
          {canChange && (
            <Button variant="contained" disabled={!isChanged} loading={save.isPending} onClick={store}>
              {words('desk.save')}
            </Button>
          )}
        </>
      }
    >
      {!canChange && <Typography color="text.secondary">{words('products.one.mayNot')}</Typography>}
      {isChanged && (
        <Typography role="status" color="text.secondary" sx={{ mb: 1 }}>
          {words('products.one.unsaved', { fields: named(Object.keys(draft)) })}
        </Typography>
      )}
      {taken.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }} onClose={() => setTaken([])}>
          {words('products.one.taken', { fields: named(taken) })}
        </Alert>
      )}
      {save.error && save.error.code !== 'product-changed' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {save.error.message}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Stack ref={fields} spacing={2}>
          <ProductFields
            values={{ ...product.fields, ...draft }}
            ofSalts={product.ofSalts}
            choices={choices}
            reasons={reasons}
            isReadOnly={!canChange}
            onType={(column, value) => setDraft((now) => typed(now, product.fields, column, value))}
          />
        </Stack>
        <Stack spacing={2} sx={{ order: { xs: -1, lg: 0 } }}>
          <ShownSection product={product} />
          <PriceSection key={`${product.price} ${product.mrp}`} product={product} canChange={canChange} />
          <SaleSection product={product} canChange={canChange} />
          <PicturesSection product={product} canChange={canChange} />
          <BesideSection product={product} canChange={canChange} />
          <StepsSection product={product} canChange={canChange} />
        </Stack>
      </Box>
    </Page>
  )
}
