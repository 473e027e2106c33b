import { formatDetailPrice } from '@dawakit/core/money'
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { Section } from './section.tsx'

/** What was ordered, and what of it is supplied. */
export function LinesSection({ order: { lines, order } }: OrderSectionProps) {
  const words = useWords()
  const { totals, coupon } = order
  const sums: [string, number][] = [
    [words('orders.order.totals.subTotal'), totals.subTotal],
    ...(totals.discount > 0
      ? [
          [words('orders.order.totals.discount', { name: coupon?.name ?? '' }), -totals.discount] as [
            string,
            number,
          ],
        ]
      : []),
    [words('orders.order.totals.delivery'), totals.deliveryCharge],
  ]
  return (
    <Section title={words('orders.order.lines.title')}>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={words('orders.order.lines.title')}
      >
        <Table size="small" sx={{ minWidth: 460 }}>
          <TableHead>
            <TableRow>
              <TableCell>{words('orders.order.lines.product')}</TableCell>
              <TableCell align="right">{words('orders.order.lines.quantity')}</TableCell>
              <TableCell align="right">{words('orders.order.lines.price')}</TableCell>
              <TableCell align="right">{words('orders.order.lines.sum')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.lineNo} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 600 }}>
                    {line.name}{' '}
                    {line.isPrescriptionNeeded && (
                      <Chip
                        size="small"
                        color="info"
                        variant="outlined"
                        label={words('orders.order.lines.rx')}
                      />
                    )}
                  </Box>
                  <Typography variant="caption" color="text.secondary">
                    {line.packageSize}
                  </Typography>
                  {line.declinedReason && (
                    <Typography variant="body2" color="error">
                      {line.quantity === 0 && `${words('orders.order.lines.declined')}: `}
                      {line.declinedReason}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {line.quantity === line.orderedQuantity
                    ? line.quantity
                    : words('orders.order.lines.ofOrdered', {
                        quantity: line.quantity,
                        ordered: line.orderedQuantity,
                      })}
                </TableCell>
                <Amount rupees={line.price} />
                <Amount rupees={line.price * line.quantity} />
              </TableRow>
            ))}
            {sums.map(([name, rupees]) => (
              <TableRow key={name}>
                <TableCell colSpan={3} align="right" sx={{ border: 0, color: 'text.secondary' }}>
                  {name}
                </TableCell>
                <Amount rupees={rupees} isPlain />
              </TableRow>
            ))}
            <TableRow>
              <TableCell colSpan={3} align="right" sx={{ border: 0, fontWeight: 650 }}>
                {words('orders.order.totals.total')}
              </TableCell>
              <Amount rupees={totals.total} isPlain isStrong />
            </TableRow>
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}

function Amount({
  rupees,
  isPlain = false,
  isStrong = false,
}: {
  rupees: number
  isPlain?: boolean
  isStrong?: boolean
}) {
  return (
    <TableCell
      align="right"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...(isPlain && { border: 0 }),
        ...(isStrong && { fontWeight: 650 }),
      }}
    >
      {formatDetailPrice(rupees)}
    </TableCell>
  )
}
