import type { DeskProductRow } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Box,
  Checkbox,
  Chip,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { type Chosen, isChosen, toggled } from './list-state.ts'
import { storePicture } from './store-picture.ts'

interface ProductTableProps {
  ref: Ref<HTMLTableSectionElement>
  rows: readonly DeskProductRow[]
  isBusy: boolean
  /** Null: who looks changes nothing. */
  chosen: Chosen | null
  onChosen: (chosen: Chosen) => void
}

/** On a narrow screen the maker and the category stand below the name, so that the standing is seen. */
const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const
const NARROW_ONLY = { display: { md: 'none' } } as const

/** Products, a row each. */
export function ProductTable({ ref, rows, isBusy, chosen, onChosen }: ProductTableProps) {
  const words = useWords()
  const ids = rows.map(({ id }) => id)
  const isPage = chosen !== null && ids.every((id) => isChosen(chosen, id))
  return (
    <Box sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label={words('products.title')} aria-busy={isBusy}>
        <TableHead>
          <TableRow>
            {chosen && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isPage}
                  onChange={(_, isOn) => onChosen(toggled(chosen, ids, isOn))}
                  slotProps={{ input: { 'aria-label': words('products.list.page') } }}
                />
              </TableCell>
            )}
            <TableCell>{words('products.list.name')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{words('products.list.maker')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{words('products.list.category')}</TableCell>
            <TableCell align="right">{words('products.list.mrp')}</TableCell>
            <TableCell align="right">{words('products.list.price')}</TableCell>
            <TableCell align="right">{words('products.list.stock')}</TableCell>
            <TableCell>{words('products.list.standing')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={ref}>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {chosen && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={isChosen(chosen, row.id)}
                    onChange={(_, isOn) => onChosen(toggled(chosen, [row.id], isOn))}
                    slotProps={{ input: { 'aria-label': words('products.list.choose', { name: row.name }) } }}
                  />
                </TableCell>
              )}
              <TableCell component="th" scope="row" sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  <Box
                    component="img"
                    src={storePicture(row.thumbnailUrl)}
                    alt=""
                    loading="lazy"
                    sx={{ width: 32, height: 32, objectFit: 'contain', flexShrink: 0 }}
                  />
                  <Box sx={{ minWidth: 0 }}>
                    <MuiLink component={Link} to={`/products/${row.id}`} sx={{ fontWeight: 650 }}>
                      {row.name}
                    </MuiLink>
                    <Box sx={{ color: 'text.secondary' }}>
                      {[row.code, row.packageSize].filter(Boolean).join(' · ')}
                    </Box>
                    <Box sx={{ ...NARROW_ONLY, color: 'text.secondary' }}>
                      {[row.manufacturer, row.category].filter(Boolean).join(' · ')}
                    </Box>
                  </Box>
                </Stack>
              </TableCell>
              <TableCell sx={{ ...WIDE_ONLY, minWidth: 120, overflowWrap: 'anywhere' }}>
                {row.manufacturer}
              </TableCell>
              <TableCell sx={WIDE_ONLY}>{row.category}</TableCell>
              <TableCell align="right">{formatDetailPrice(row.mrp)}</TableCell>
              <TableCell align="right">{formatDetailPrice(row.price)}</TableCell>
              <TableCell align="right">{row.free}</TableCell>
              <TableCell>
                <Chip size="small" label={words(`products.filter.${standingOf(row)}`)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function standingOf({ isForSale, isUnlisted, isWithheld }: DeskProductRow) {
  if (isWithheld) return 'withheld'
  if (isUnlisted) return 'unlisted'
  return isForSale ? 'onSale' : 'offSale'
}
