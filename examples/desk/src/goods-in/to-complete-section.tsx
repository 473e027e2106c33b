import { formatDetailPrice } from '@dawakit/core/money'
import { Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { MoneyTable } from '../money/money-table.tsx'
import { Section } from '../orders/sections/section.tsx'

const QUERY = { query: { limit: 100 } }

/** Products that came with a bill and wait for somebody; nothing where there is none. */
export function ToCompleteSection() {
  const words = useWords()
  const { data, error, refetch } = useDeskPage('GET /desk/toComplete', QUERY)
  if (!error && (data?.totalCount ?? 0) === 0) return null
  return (
    <Section title={words('goodsIn.toComplete.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('goodsIn.toComplete.hint')}
      </Typography>
      <MoneyTable
        rows={data?.data.map((row) => ({ ...row, id: row.productId }))}
        error={error}
        onAgain={() => void refetch()}
        none={words('goodsIn.none')}
        columns={[
          {
            title: words('goodsIn.line.product'),
            cell: ({ id, name }) => (
              <MuiLink component={Link} to={`/products/${id}`}>
                {name}
              </MuiLink>
            ),
          },
          { title: words('goodsIn.toComplete.maker'), cell: ({ manufacturer }) => manufacturer },
          { title: words('goodsIn.line.mrp'), isNumber: true, cell: ({ mrp }) => formatDetailPrice(mrp) },
        ]}
      />
    </Section>
  )
}
