import type { DeskProduct } from '@dawakit/core/contract'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords, type WordKey } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { reasonsOf } from './product-draft.ts'
import { useProductChange } from './use-product-change.ts'

/** On sale or off it, with the reason. */
export function SaleSection({ product, canChange }: { product: DeskProduct; canChange: boolean }) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const change = useProductChange('POST /desk/products/sale', { onDone: () => setReason('') })
  const reasons = Object.values(reasonsOf(change.error))
  const { id, version: seen, isForSale, isUnlisted, offSaleReason, whyWithheld, lacks } = product
  return (
    <Section title={words('products.parts.sale')}>
      <Typography>
        {words(isForSale ? 'products.sale.on' : 'products.sale.off')}{' '}
        {isUnlisted && words('products.sale.unlisted')}
      </Typography>
      {offSaleReason && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {words('products.sale.because', { reason: offSaleReason })}
        </Typography>
      )}
      {whyWithheld && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {whyWithheld}
        </Alert>
      )}
      {!isForSale && lacks.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {words('products.sale.lacks', {
            fields: lacks.map((field) => words(`products.field.${field}` as WordKey)).join(', '),
          })}
        </Alert>
      )}
      {change.error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {reasons.length > 0 ? reasons.join('; ') : change.error.message}
        </Alert>
      )}
      {canChange && isForSale && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          <TextField
            label={words('products.sale.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            margin="none"
            size="small"
            sx={{ flex: '1 1 200px' }}
          />
          <Button
            variant="outlined"
            loading={change.isPending}
            onClick={() => change.mutate({ id, seen, isForSale: false, reason })}
          >
            {words('products.sale.takeOff')}
          </Button>
        </Stack>
      )}
      {canChange && !isForSale && !whyWithheld && (
        <Button
          variant="contained"
          sx={{ mt: 1.5 }}
          loading={change.isPending}
          onClick={() => change.mutate({ id, seen, isForSale: true, reason: '' })}
        >
          {words('products.sale.putOn')}
        </Button>
      )}
    </Section>
  )
}
