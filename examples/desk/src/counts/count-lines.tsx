import type { CorrectionReason, DeskCountLine, DeskCountProduct } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { countLineChanged } from '@dawakit/core/refusals'
import { FINDS, LOSSES } from '@dawakit/core/shelf'
import {
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useNotify } from 'react-admin'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useCountDraft, wantedOf } from './use-count-draft.ts'

const MAKES_OLD = ['GET /desk/counts/products', 'GET /desk/counts/one'] as const

interface CountLinesProps {
  countId: string
  isOpen: boolean
  products: readonly DeskCountProduct[]
}

/** The batches of the sheet, each with what was counted. */
export function CountLines({ countId, isOpen, products }: CountLinesProps) {
  const words = useWords()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{words('counts.product')}</TableCell>
          <TableCell>{words('counts.batch')}</TableCell>
          <TableCell>{words('counts.expiry')}</TableCell>
          <TableCell align="right">{words('counts.mrp')}</TableCell>
          <TableCell align="right">{words('counts.expected')}</TableCell>
          <TableCell align="right">{words('counts.counted')}</TableCell>
          <TableCell>{words('counts.why')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.flatMap((product) =>
          product.lines.map((line) => (
            <Line
              key={`${product.productId} ${line.batch} ${line.expiresOn}`}
              countId={countId}
              isOpen={isOpen}
              product={product}
              line={line}
            />
          )),
        )}
      </TableBody>
    </Table>
  )
}

interface LineProps extends Pick<CountLinesProps, 'countId' | 'isOpen'> {
  product: DeskCountProduct
  line: DeskCountLine
}

function Line({ countId, isOpen, product, line }: LineProps) {
  const words = useWords()
  const { batch, expiresOn, counted, expected } = line
  const notify = useNotify()
  const of = { id: countId, productId: product.productId, batch, expiresOn }
  const named = { name: product.name, batch: batch || words('counts.unknownBatch') }
  const count = useDeskChange('POST /desk/counts/count', {
    done: null,
    makesOld: MAKES_OLD,
    isDraft: true,
    onRefused: ({ code }) => {
      if (code !== countLineChanged.code) return false
      notify(words('counts.lineChanged', named), { type: 'error' })
      return true
    },
  })
  const reason = useDeskChange('POST /desk/counts/reason', { done: null, makesOld: MAKES_OLD })
  const { shown, write, send } = useCountDraft(counted, (wanted, seen) =>
    count.mutateAsync({ ...of, mrp: line.mrp, counted: wanted, seen }),
  )
  const isNoNumber = shown !== null && shown.trim() !== '' && wantedOf(shown) === null
  const isDifferent = counted !== null && expected !== null && counted !== expected
  const reasons: readonly CorrectionReason[] = (counted ?? 0) > (expected ?? 0) ? FINDS : LOSSES
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {product.name}
        <Typography variant="body2" color="text.secondary">
          {[product.packageSize, product.place].filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <TableCell>
        {named.batch}
        {line.hasMoved && (
          <Typography variant="body2" color="error">
            {words('counts.moved')}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{expiresOn.slice(0, 7)}</TableCell>
      <TableCell align="right">
        {line.mrp === null ? words('desk.none') : formatDetailPrice(line.mrp)}
      </TableCell>
      <TableCell align="right">{expected ?? words(isOpen ? 'counts.hidden' : 'desk.none')}</TableCell>
      <TableCell align="right">
        {isOpen ? (
          <TextField
            margin="none"
            size="small"
            value={shown ?? String(counted ?? '')}
            error={isNoNumber}
            helperText={isNoNumber && words('counts.noNumber')}
            onChange={({ target }) => write(target.value)}
            onBlur={send}
            onKeyDown={(event) => event.key === 'Enter' && send()}
            sx={{ width: 88 }}
            slotProps={{
              htmlInput: { inputMode: 'numeric', 'aria-label': words('counts.quantity', named) },
            }}
          />
        ) : (
          (counted ?? words('desk.none'))
        )}
      </TableCell>
      <TableCell>
        {isOpen && isDifferent ? (
          <TextField
            select
            margin="none"
            size="small"
            value={reasons.includes(line.reason) ? line.reason : 'counted'}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': words('counts.reason', named) } } }}
            onChange={({ target }) => {
              const chosen = reasons.find((one) => one === target.value)
              if (chosen) reason.mutate({ ...of, reason: chosen, note: line.note })
            }}
          >
            {reasons.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`counts.reasons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          isDifferent && words(`counts.reasons.${line.reason}`)
        )}
      </TableCell>
    </TableRow>
  )
}
