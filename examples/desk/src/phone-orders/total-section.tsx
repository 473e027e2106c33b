import type { PhoneOrderQuote } from '@dawakit/core/contract'
import { COUPON_CODE_MAX } from '@dawakit/core/coupon'
import { formatDetailPrice } from '@dawakit/core/money'
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import type { PhoneOrderDraft } from './phone-order-draft.ts'

interface TotalSectionProps {
  draft: PhoneOrderDraft
  /** Null as long as nothing is ordered. */
  quote: PhoneOrderQuote | null
  /** It is of before, while another is on its way. */
  isOld: boolean
  quoteError: DeskError | null
  /** Why it was not placed. */
  refusal: DeskError | null
  isPlacing: boolean
  onChange: (change: Partial<PhoneOrderDraft>) => void
  onPlace: () => void
}

/** What it comes to by the shop's sums, and the end of the call. */
export function TotalSection({
  draft,
  quote,
  isOld,
  quoteError,
  refusal,
  isPlacing,
  onChange,
  onPlace,
}: TotalSectionProps) {
  const words = useWords()
  const [coupon, setCoupon] = useState(draft.coupon)
  return (
    <Section title={words('phoneOrders.total.title')}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'start', mb: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ coupon: coupon.trim() })
        }}
      >
        <TextField
          size="small"
          margin="none"
          fullWidth
          label={words('phoneOrders.total.coupon')}
          value={coupon}
          error={Boolean(quote?.couponProblem)}
          helperText={quote?.couponProblem?.message}
          slotProps={{ htmlInput: { maxLength: COUPON_CODE_MAX, autoComplete: 'off' } }}
          onChange={({ target }) => setCoupon(target.value)}
        />
        <Button type="submit">{words('phoneOrders.total.apply')}</Button>
      </Stack>
      {quoteError && <Alert severity="error">{quoteError.message}</Alert>}
      {quote && <Sums quote={quote} hasAddress={draft.addressId !== ''} isOld={isOld} />}
      <FormControlLabel
        sx={{ alignItems: 'start', mt: 1, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
        control={
          <Checkbox
            size="small"
            checked={draft.toldTerms}
            onChange={(_, toldTerms) => onChange({ toldTerms })}
          />
        }
        label={words('phoneOrders.total.terms')}
      />
      {refusal && (
        <Alert severity={refusal.code === 'totals-changed' ? 'warning' : 'error'} sx={{ my: 1 }}>
          {refusal.code === 'totals-changed' ? words('phoneOrders.total.changed') : refusal.message}
        </Alert>
      )}
      <Button fullWidth variant="contained" loading={isPlacing} disabled={!quote || isOld} onClick={onPlace}>
        {words('phoneOrders.total.place')}
      </Button>
    </Section>
  )
}

function Sums({
  quote: { totals, coupon, deliveryWindow },
  hasAddress,
  isOld,
}: {
  quote: PhoneOrderQuote
  hasAddress: boolean
  isOld: boolean
}) {
  const words = useWords()
  const rows = [
    [words('phoneOrders.total.products'), formatDetailPrice(totals.subTotal)],
    ...(coupon
      ? [
          [
            words('phoneOrders.total.discount', { name: coupon.name }),
            `−${formatDetailPrice(totals.discount)}`,
          ] as const,
        ]
      : []),
    [
      words('phoneOrders.total.delivery'),
      hasAddress ? formatDetailPrice(totals.deliveryCharge) : words('phoneOrders.total.noAddress'),
    ],
  ] as const
  return (
    <Box aria-live="polite" aria-busy={isOld} sx={{ opacity: isOld ? 0.6 : 1 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
        {rows.map(([name, sum]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {sum}
            </Box>
          </Box>
        ))}
        <Box component="dt" sx={{ fontWeight: 700 }}>
          {words('phoneOrders.total.total')}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
          {formatDetailPrice(totals.total)}
        </Box>
      </Box>
      {totals.savings > 0 && (
        <Typography variant="body2" color="text.secondary">
          {`${words('phoneOrders.total.savings')}: ${formatDetailPrice(totals.savings)}`}
        </Typography>
      )}
      {deliveryWindow && (
        <Typography variant="body2" color="text.secondary">
          {words('phoneOrders.total.window', {
            from: dateOf(deliveryWindow.from),
            to: dateOf(deliveryWindow.to),
          })}
        </Typography>
      )}
    </Box>
  )
}
