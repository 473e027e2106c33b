import type { ProductSummary, QuotedLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Box, Chip, Stack, TextField, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { LineTools } from '../requests/line-tools.tsx'
import { Offer } from '../requests/product-search.tsx'
import type { DraftLine } from './phone-order-draft.ts'

interface PhoneLineProps {
  line: DraftLine
  /** Null until the shop has said. */
  quoted: QuotedLine | null
  onQuantity: (quantity: string) => void
  onRemove: () => void
  onSubstitute: (product: ProductSummary) => void
}

/** A product that somebody rings for: how many, what it comes to, and what is wrong with it. */
export function PhoneLine({ line, quoted, onQuantity, onRemove, onSubstitute }: PhoneLineProps) {
  const words = useWords()
  const product = quoted?.product ?? line.product
  const { name } = product
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ alignItems: 'start', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <strong>{name}</strong>{' '}
          {product.isPrescriptionNeeded && (
            <Chip size="small" label={words('requests.prepare.prescription')} />
          )}
          <Offer product={product} />
        </Box>
        <TextField
          size="small"
          margin="none"
          sx={{ width: 130 }}
          label={words('phoneOrders.products.quantity', { name })}
          value={line.quantity}
          error={Boolean(quoted?.problem)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={({ target }) => onQuantity(target.value)}
        />
        <Typography sx={{ minWidth: 80, pt: 1, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {quoted && formatDetailPrice(quoted.total)}
        </Typography>
        <LineTools product={product} onRemove={onRemove} onSubstitute={onSubstitute} />
      </Stack>
      {quoted?.problem && (
        <Typography role="alert" variant="body2" color="error">
          {quoted.problem.message}
        </Typography>
      )}
    </Box>
  )
}
