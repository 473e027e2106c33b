import type { DeskOrderRow } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import NotesIcon from '@mui/icons-material/StickyNote2Outlined'
import {
  Box,
  Checkbox,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { dayOf, isBefore, shortDayOf, shortTimeOf } from '../layout/times.ts'
import { methodName } from './method-name.ts'
import { OrderStates } from './order-states.tsx'
import { useListFocus } from './use-list-focus.ts'

export interface QueueTableProps {
  rows: readonly DeskOrderRow[]
  /** Whether others are on their way. */
  isOld: boolean
  /** True: the first order is to get the focus. */
  hasFocus: boolean
  onFocused: () => void
  /** Where orders are chosen for something: which are, and what changes it. */
  choice?: OrderChoice | undefined
}

export interface OrderChoice {
  /** Ids. */
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** The orders as rows. The focus goes over their numbers, and Enter opens the one that has it. */
export function QueueTable({ rows, isOld, hasFocus, onFocused, choice }: QueueTableProps) {
  const words = useWords()
  const navigate = useNavigate()
  const body = useRef<HTMLTableSectionElement>(null)
  const { linkProps, focus } = useListFocus(
    body,
    rows.map(({ id }) => id),
  )
  useShortcuts(
    choice
      ? [
          {
            keys: ['x'],
            label: 'papers.pickList.choose',
            run: () => {
              const row = document.activeElement?.closest('tr')
              const id = row?.querySelector<HTMLElement>('a[data-order]')?.dataset['order']
              if (id) choice.onChoose([id], !choice.chosen.has(id))
            },
          },
        ]
      : [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is asked for, or what is found is there
  useEffect(() => {
    if (!hasFocus || isOld) return
    focus(0)
    onFocused()
  }, [hasFocus, isOld, rows])
  const now = new Date()
  const open = (id: string) => {
    linkProps(id).onFocus()
    navigate(`/orders/${id}`)
  }
  return (
    <Box sx={{ overflowX: 'auto', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Table
        size="small"
        aria-label={words('orders.list.label')}
        aria-busy={isOld}
        sx={{ opacity: isOld ? 0.6 : 1 }}
      >
        <TableHead>
          <TableRow>
            {choice && <ChooseAll rows={rows} choice={choice} />}
            <TableCell>{words('orders.list.number')}</TableCell>
            <TableCell>{words('orders.list.recipient')}</TableCell>
            <TableCell>{words('orders.list.products')}</TableCell>
            <TableCell>{words('orders.list.standing')}</TableCell>
            <TableCell sx={WIDE}>{words('orders.list.payment')}</TableCell>
            <TableCell align="right">{words('orders.list.total')}</TableCell>
            <TableCell sx={WIDE}>{words('orders.list.window')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              hover
              onClick={(event) => {
                // A link does it by itself, in a window of its own where that is asked for.
                if (!(event.target as Element).closest('a, [data-choose]')) open(row.id)
              }}
              sx={{
                cursor: 'pointer',
                verticalAlign: 'top',
                '&:focus-within': {
                  bgcolor: 'primary.light',
                  boxShadow: 'inset 3px 0 0 currentColor',
                  color: 'primary.main',
                },
                '&:focus-within > td': { color: 'text.primary' },
              }}
            >
              {choice && (
                <TableCell padding="checkbox" data-choose>
                  <Checkbox
                    size="small"
                    checked={choice.chosen.has(row.id)}
                    onChange={(_, isChosen) => choice.onChoose([row.id], isChosen)}
                    slotProps={{
                      input: { 'aria-label': words('papers.pickList.chooseOrder', { number: row.number }) },
                    }}
                  />
                </TableCell>
              )}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MuiLink
                  component={Link}
                  to={`/orders/${row.id}`}
                  {...linkProps(row.id)}
                  sx={{ fontWeight: 650, display: 'inline-block', py: 0.25 }}
                >
                  {row.number}
                </MuiLink>
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {shortTimeOf(row.orderedAt, now)}
                </Typography>
              </TableCell>
              <TableCell sx={{ minWidth: 120, maxWidth: 220, overflowWrap: 'anywhere' }}>
                {row.name}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {`${row.cityName} ${row.pincode}`}
                </Typography>
              </TableCell>
              <TableCell sx={{ minWidth: 150 }}>
                {productsOf(row, words)}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {words('orders.list.pieces', { smart_count: row.pieceCount })}
                  {row.noteCount > 0 && (
                    <Box component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
                      <NotesIcon sx={{ fontSize: 14, verticalAlign: 'text-bottom', mr: 0.25 }} aria-hidden />
                      {words('orders.list.notes', { smart_count: row.noteCount })}
                    </Box>
                  )}
                </Typography>
              </TableCell>
              <TableCell>
                <OrderStates {...row} />
              </TableCell>
              <TableCell sx={WIDE}>
                {methodName(words, row.paymentMethod)}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {words(`orders.payments.${row.paymentStatus}`)}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {formatDetailPrice(row.total)}
              </TableCell>
              <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>
                <Window row={row} today={dayOf(now)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The box above the boxes. */
function ChooseAll({ rows, choice }: { rows: QueueTableProps['rows']; choice: OrderChoice }) {
  const words = useWords()
  const ids = rows.map(({ id }) => id)
  const count = ids.filter((id) => choice.chosen.has(id)).length
  const isSome = count > 0 && count < ids.length
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={count > 0 && count === ids.length}
        indeterminate={isSome}
        onChange={(_, isChosen) => choice.onChoose(ids, isChosen)}
        slotProps={{
          input: {
            'aria-label': words('papers.pickList.chooseAll'),
            // The kit says `mixed` of a box that the browser takes for an empty one.
            ref: (box: HTMLInputElement | null) => {
              if (box) box.indeterminate = isSome
            },
          },
        }}
      />
    </TableCell>
  )
}

/** On a tablet the order's own page says it. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const

function productsOf({ products, lineCount }: DeskOrderRow, words: ReturnType<typeof useWords>): string {
  const named = products.join(', ')
  const more = lineCount - products.length
  return more > 0 ? words('orders.list.more', { products: named, smart_count: more }) : named
}

function Window({ row, today }: { row: DeskOrderRow; today: string }) {
  const words = useWords()
  const { standing, deliveryWindow } = row
  const isLate = standing !== 'delivered' && standing !== 'cancelled' && isBefore(deliveryWindow.to, today)
  return (
    <>
      {`${shortDayOf(deliveryWindow.from)} – ${shortDayOf(deliveryWindow.to)}`}
      {isLate && (
        <Typography variant="caption" color="error" sx={{ display: 'block', fontWeight: 600 }}>
          {words('orders.list.late')}
        </Typography>
      )}
    </>
  )
}
