import type { DeskBalance } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useWords } from '../../language/use-words.ts'

const SUMS = [
  'charged',
  'invoiced',
  'credited',
  'collected',
  'wentBack',
  'promisedBack',
] as const satisfies readonly (keyof DeskBalance)[]

/** How the order's money stands, from what it costs to what is still owed. */
export function BalanceTable({ balance }: { balance: DeskBalance }) {
  const words = useWords()
  const { owed } = balance
  const rows: [string, number][] = SUMS.map((sum) => [words(`orders.order.balance.${sum}`), balance[sum]])
  rows.push([words(`orders.order.balance.${owed < 0 ? 'owedByShop' : 'owed'}`), Math.abs(owed)])
  return (
    <Table size="small" aria-label={words('orders.order.balance.title')}>
      <TableBody>
        {rows.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ pl: 0, color: 'text.secondary' }}>
              {name}
            </TableCell>
            <TableCell align="right" sx={{ pr: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatDetailPrice(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
