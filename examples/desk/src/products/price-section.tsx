import type { DeskProduct, DeskProductStep } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Alert,
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf, dateOf, dayOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { type PriceDraft, pricesOf } from './price-draft.ts'
import { reasonsOf } from './product-draft.ts'
import { useProductChange } from './use-product-change.ts'

interface PriceSectionProps {
  product: DeskProduct
  canChange: boolean
}

/** Price and MRP, now or from a day on. */
export function PriceSection({ product, canChange }: PriceSectionProps) {
  const words = useWords()
  const [mrp, setMrp] = useState(String(product.mrp))
  const [price, setPrice] = useState(String(product.price))
  const [from, setFrom] = useState('')
  const [why, setWhy] = useState('')
  const [lacking, setLacking] = useState<readonly (keyof PriceDraft)[]>([])
  const set = useProductChange('POST /desk/products/price', {
    done: words('products.price.done'),
    onDone: () => {
      setFrom('')
      setWhy('')
    },
  })
  const reasons = reasonsOf(set.error)
  const said = (field: 'price' | 'mrp' | 'from') => {
    const lacks = field !== 'from' && lacking.includes(field) && words(`products.price.lacks.${field}`)
    const reason = lacks || (reasons[field] ?? set.error?.fields[field])
    return { error: reason !== undefined, helperText: reason }
  }
  return (
    <Section title={words('products.parts.price')}>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
        {formatDetailPrice(product.price)}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.95rem', fontWeight: 400 }}>
          {words('products.list.mrp')} {formatDetailPrice(product.mrp)}
        </Box>
      </Typography>
      {product.batchMrp !== null && (
        <Typography color="text.secondary">
          {words('products.price.batch', { mrp: formatDetailPrice(product.batchMrp) })}
        </Typography>
      )}
      {canChange && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const typed = pricesOf({ price, mrp })
            setLacking(typed.lacking)
            if (!typed.prices) return set.reset()
            set.mutate({ id: product.id, seen: product.version, ...typed.prices, from: from || null, why })
          }}
          sx={{ mt: 1.5 }}
        >
          {set.error && Object.keys(reasons).length === 0 && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {set.error.message}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <TextField
              label={words('products.price.price')}
              value={price}
              onChange={({ target }) => setPrice(target.value)}
              margin="none"
              size="small"
              sx={{ width: 120 }}
              {...said('price')}
            />
            <TextField
              label={words('products.price.mrp')}
              value={mrp}
              onChange={({ target }) => setMrp(target.value)}
              margin="none"
              size="small"
              sx={{ width: 120 }}
              {...said('mrp')}
            />
            <TextField
              type="date"
              label={words('products.price.from')}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
              margin="none"
              size="small"
              sx={{ width: 180 }}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayOf(new Date()) } }}
              {...said('from')}
            />
            <TextField
              label={words('products.price.why')}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
              margin="none"
              size="small"
              sx={{ flex: '1 1 160px' }}
            />
            <Button type="submit" variant="outlined" loading={set.isPending} sx={{ height: 40 }}>
              {words('products.price.set')}
            </Button>
          </Stack>
        </Box>
      )}
    </Section>
  )
}

/** What was done to the price and to being on sale, and what is planned. */
export function StepsSection({ product, canChange }: PriceSectionProps) {
  const words = useWords()
  const drop = useProductChange('POST /desk/products/dropPrice')
  const { steps, changes } = product
  const saidOf = (action: string, columns: string) =>
    action === 'product.followSalts'
      ? words('products.changes.followSalts', { columns })
      : words('products.changes.of', { action, columns })
  return (
    <Section title={words('products.parts.history')}>
      {drop.error && <Alert severity="error">{drop.error.message}</Alert>}
      {steps.length === 0 && <Typography color="text.secondary">{words('products.price.none')}</Typography>}
      {steps.length > 0 && (
        <Box
          sx={{ overflowX: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label={`${words('products.parts.history')}: ${product.fields.name}`}
        >
          <Table
            size="small"
            aria-label={words('products.parts.history')}
            sx={{ '& td, & th': { px: 0.75, verticalAlign: 'top' } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>
                  {words('products.price.when')}, {words('products.price.who')}
                </TableCell>
                <TableCell>{words('products.price.what')}</TableCell>
                <TableCell align="right">{words('products.price.before')}</TableCell>
                <TableCell align="right">{words('products.price.after')}</TableCell>
                <TableCell>{words('products.price.why_')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {steps.map((step) => (
                <StepRow
                  key={step.id}
                  step={step}
                  isDropping={drop.isPending && drop.variables?.step === step.id}
                  onDrop={
                    canChange && step.state === 'planned'
                      ? () => drop.mutate({ id: product.id, step: step.id })
                      : undefined
                  }
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {changes.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, mb: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {changes.map(({ at, by, action, columns }) => (
            <li key={`${at} ${action}`}>
              {[dateAndTimeOf(at), by, saidOf(action, columns.join(', '))].filter(Boolean).join(' · ')}
            </li>
          ))}
        </Box>
      )}
    </Section>
  )
}

interface StepRowProps {
  step: DeskProductStep
  isDropping: boolean
  /** Undefined where it can no longer be taken back. */
  onDrop: (() => void) | undefined
}

function StepRow({ step, isDropping, onDrop }: StepRowProps) {
  const words = useWords()
  const what =
    step.what === 'price'
      ? words(`products.price.states.${step.state}`)
      : words(`products.price.${step.what}`)
  const money = (prices: DeskProductStep['before']) =>
    prices ? `${formatDetailPrice(prices.price)} / ${formatDetailPrice(prices.mrp)}` : ''
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 100 }}>
        {step.state === 'planned'
          ? words('products.price.planned', { day: dateOf(step.day) })
          : dateAndTimeOf(step.at)}
        <Typography variant="body2" color="text.secondary">
          {step.by || words('products.price.system')}
        </Typography>
      </TableCell>
      <TableCell>
        {what}{' '}
        {onDrop && (
          <Button
            size="small"
            sx={{ ml: '-5px' }}
            aria-label={words('products.price.dropOne', {
              price: money(step.after),
              day: dateOf(step.day),
            })}
            loading={isDropping}
            onClick={onDrop}
          >
            {words('products.price.drop')}
          </Button>
        )}
      </TableCell>
      <TableCell align="right">{money(step.before)}</TableCell>
      <TableCell align="right">{money(step.after)}</TableCell>
      <TableCell sx={{ minWidth: 72, overflowWrap: 'anywhere' }}>{step.why}</TableCell>
    </TableRow>
  )
}
