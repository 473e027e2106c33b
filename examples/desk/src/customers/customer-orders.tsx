import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { OrderStates } from '../orders/order-states.tsx'
import { Section } from '../orders/sections/section.tsx'

/** What a customer has ordered, newest first. */
export function CustomerOrders({ customer: { newestOrders, orders } }: { customer: DeskCustomerRecord }) {
  const words = useWords()
  return (
    <Section title={words('customers.orders.title')}>
      {newestOrders.length === 0 && (
        <Typography color="text.secondary">{words('customers.orders.none')}</Typography>
      )}
      {newestOrders.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={words('customers.orders.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{words('customers.orders.number')}</TableCell>
                <TableCell>{words('customers.orders.when')}</TableCell>
                <TableCell>{words('customers.orders.status')}</TableCell>
                <TableCell align="right">{words('customers.orders.total')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {newestOrders.map((order) => (
                <TableRow key={order.id} hover>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    <MuiLink component={Link} to={`/orders/${order.id}`}>
                      {order.number}
                    </MuiLink>
                    <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                      {order.products.join(', ')}
                    </Typography>
                  </TableCell>
                  <TableCell>{dateAndTimeOf(order.orderedAt)}</TableCell>
                  <TableCell>
                    <OrderStates {...order} />
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {formatDetailPrice(order.total)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {orders > newestOrders.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {words('customers.orders.more', { shown: newestOrders.length, all: orders })}
        </Typography>
      )}
    </Section>
  )
}
