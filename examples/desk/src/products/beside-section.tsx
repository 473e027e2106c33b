import type { DeskProduct } from '@dawakit/core/contract'
import { Alert, Box, Button, FormControlLabel, Link as MuiLink, Switch, Typography } from '@mui/material'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { ProductSearch } from '../requests/product-search.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { reasonsOf } from './product-draft.ts'
import { useProductChange } from './use-product-change.ts'

/** What stands beside a product: alternatives by its salts, variants, what is bought with it, whether it is a deal. */
export function BesideSection({ product, canChange }: { product: DeskProduct; canChange: boolean }) {
  const words = useWords()
  const { role } = useStaff() ?? {}
  const field = useRef<HTMLInputElement>(null)
  const change = useProductChange('POST /desk/products/change')
  const { id, version: seen, alternatives, variants, pair, isDeal } = product
  const reasons = Object.values(reasonsOf(change.error))
  const others = [...variants.filter((one) => one.id !== id), ...alternatives]
  return (
    <Section title={words('products.parts.beside')}>
      {alternatives.length === 0 && (
        <Typography color="text.secondary">{words('products.noAlternatives')}</Typography>
      )}
      {others.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
          {others.map((one) => (
            <li key={one.id}>
              <MuiLink
                component={Link}
                to={`/products/${one.id}`}
                sx={{ lineHeight: '26px', display: 'inline-block' }}
              >
                {one.name}
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
      <Typography sx={{ mt: 1 }}>
        {words('products.field.pair')}: {pair ? pair.name : words('products.pair.none')}{' '}
        {canChange && pair && (
          <Button
            size="small"
            loading={change.isPending && change.variables?.pair === null}
            onClick={() => change.mutate({ id, seen, fields: {}, pair: null })}
          >
            {words('products.pair.clear')}
          </Button>
        )}
      </Typography>
      {change.error && <Alert severity="error">{reasons.join('; ') || change.error.message}</Alert>}
      {canChange && (
        <>
          <Box sx={{ my: 1, maxWidth: 420 }}>
            <ProductSearch
              inputRef={field}
              onTake={({ _id }) => change.mutate({ id, seen, fields: {}, pair: _id })}
            />
          </Box>
          <FormControlLabel
            control={
              <Switch
                checked={isDeal}
                // The home page is the owner's: a deal of the day stands on it.
                disabled={role !== 'owner'}
                onChange={(_, isOn) => change.mutate({ id, seen, fields: {}, isDeal: isOn })}
              />
            }
            label={words('products.field.deal')}
          />
        </>
      )}
    </Section>
  )
}
