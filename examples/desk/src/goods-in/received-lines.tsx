import type { DeskBillLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Chip, Link as MuiLink } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { MoneyTable } from '../money/money-table.tsx'

/** The lines of a bill that stays as it is. */
export function ReceivedLines({ lines }: { lines: readonly DeskBillLine[] }) {
  const words = useWords()
  return (
    <MoneyTable
      rows={lines.map((line) => ({ ...line, id: String(line.lineNo) }))}
      error={null}
      none={words('goodsIn.none')}
      columns={[
        {
          title: words('goodsIn.line.product'),
          cell: ({ productId, name, isNew }) => (
            <>
              <MuiLink component={Link} to={`/products/${productId}`}>
                {name}
              </MuiLink>{' '}
              {isNew && <Chip size="small" label={words('goodsIn.line.isNew')} />}
            </>
          ),
        },
        { title: words('goodsIn.line.batch'), cell: ({ batch }) => batch },
        { title: words('goodsIn.line.expiry'), cell: ({ expiry }) => expiry },
        { title: words('goodsIn.line.mrp'), isNumber: true, cell: ({ mrp }) => formatDetailPrice(mrp) },
        { title: words('goodsIn.line.units'), isNumber: true, cell: ({ units }) => units },
        { title: words('goodsIn.line.freeUnits'), isNumber: true, cell: ({ freeUnits }) => freeUnits },
        { title: words('goodsIn.line.rate'), isNumber: true, cell: ({ rate }) => formatDetailPrice(rate) },
        { title: words('goodsIn.line.gst'), isNumber: true, cell: ({ gst }) => gst },
        { title: words('goodsIn.line.hsn'), cell: ({ hsn }) => hsn },
        { title: words('goodsIn.line.cost'), isNumber: true, cell: ({ cost }) => formatDetailPrice(cost) },
      ]}
    />
  )
}
