import type { DeskCustomerRecord, PhoneOrderQuote } from '@dawakit/core/contract'
import { Box, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { ProductSearch } from '../requests/product-search.tsx'
import { AddressChoice } from './address-choice.tsx'
import { ChosenCustomer } from './chosen-customer.tsx'
import { PhoneLine } from './phone-line.tsx'
import {
  emptyDraft,
  orderOf,
  type PhoneOrderDraft,
  wishOf,
  withProduct,
  withSubstitute,
} from './phone-order-draft.ts'
import { TotalSection } from './total-section.tsx'
import { WhomSection } from './whom-section.tsx'

interface PhoneOrderFormProps {
  customer: DeskCustomerRecord
  onAnother: () => void
}

/** What a customer wants, with what it comes to by the shop's own sums. */
export function PhoneOrderForm({ customer, onAnother }: PhoneOrderFormProps) {
  const words = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const search = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(() => emptyDraft(customer.addresses[0]?.id ?? ''))
  const [key] = useState(() => crypto.randomUUID())
  // Who was found is there: the next word is a product's.
  useEffect(() => search.current?.focus(), [])
  const set = (change: Partial<PhoneOrderDraft>) => setDraft((now) => ({ ...now, ...change }))
  const { lines } = draft
  const wish = useDeskPage(
    'POST /desk/phoneOrder/quote',
    { body: wishOf(customer.id, draft) },
    { isAsked: lines.length > 0 },
  )
  // A page's answer is of whatever kind the call has.
  const quote: PhoneOrderQuote | null = lines.length > 0 ? (wish.data?.data ?? null) : null
  // The same wish asked anew may have another total: the shop compares.
  const isOld = wish.isPlaceholderData
  const place = useDeskChange('POST /desk/phoneOrder/place', {
    makesOld: ['GET /desk/orders', 'GET /desk/orders/counts', 'GET /desk/customers/one'],
    done: words('phoneOrders.total.placed'),
    isQuiet: true,
    onDone: ({ id }) => navigate(`/orders/${id}`),
    onRefused: ({ code }) => {
      void client.invalidateQueries({ queryKey: ['POST /desk/phoneOrder/quote'] })
      // What was told is no longer so: it is told again.
      if (code === 'totals-changed') set({ toldTerms: false })
      return false
    },
  })
  const change = (what: Partial<PhoneOrderDraft>) => {
    if (place.error) place.reset()
    set(what)
  }
  const send = () => {
    if (!quote || isOld || place.isPending) return
    place.mutate(orderOf(customer.id, draft, { total: quote.totals.total, key }))
  }
  useShortcuts([
    { keys: ['/'], label: 'phoneOrders.keys.product', run: () => search.current?.focus() },
    { keys: ['s'], label: 'phoneOrders.keys.place', run: send },
  ])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
      }}
    >
      <Stack spacing={2}>
        <ChosenCustomer customer={customer} onAnother={onAnother} />
        <Section title={words('phoneOrders.products.title')}>
          <ProductSearch
            inputRef={search}
            onTake={(product) => setDraft((now) => ({ ...now, lines: withProduct(now.lines, product) }))}
          />
          {lines.length === 0 && (
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {words('phoneOrders.products.none')}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {lines.map((line, index) => (
              <PhoneLine
                key={line.product._id}
                line={line}
                quoted={quote?.lines.find(({ product }) => product._id === line.product._id) ?? null}
                onQuantity={(quantity) =>
                  change({ lines: lines.map((one, at) => (at === index ? { ...one, quantity } : one)) })
                }
                onRemove={() => change({ lines: lines.filter((_, at) => at !== index) })}
                onSubstitute={(to) => change({ lines: withSubstitute(lines, line.product, to) })}
              />
            ))}
          </Box>
        </Section>
        <WhomSection
          draft={draft}
          customer={customer}
          isPrescriptionNeeded={quote?.isPrescriptionNeeded ?? false}
          onChange={change}
        />
      </Stack>
      <Stack spacing={2}>
        <AddressChoice
          customer={customer}
          addressId={draft.addressId}
          problem={quote?.addressProblem ?? null}
          onChoose={(addressId) => change({ addressId })}
        />
        <TotalSection
          draft={draft}
          quote={quote}
          isOld={isOld}
          quoteError={wish.error}
          refusal={place.error}
          isPlacing={place.isPending}
          onChange={change}
          onPlace={send}
        />
      </Stack>
    </Box>
  )
}
