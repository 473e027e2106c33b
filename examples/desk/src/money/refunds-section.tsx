import { formatDetailPrice } from '@dawakit/core/money'
import { Button } from '@mui/material'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { OrderLink } from './cases-section.tsx'
import { MoneyTable } from './money-table.tsx'

const QUERY = { query: { limit: 100 } }

/** Refunds that their gateway has refused. */
export function RefundsSection() {
  const words = useWords()
  const { data, error, refetch } = useDeskPage('GET /desk/money/refunds', QUERY)
  const retry = useDeskChange('POST /desk/money/retryRefund', {
    makesOld: ['GET /desk/money/refunds', 'GET /desk/money/cases', 'GET /desk/orders/counts'],
    done: words('money.asked'),
  })
  return (
    <Section title={words('money.refunds')}>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('money.noRefunds')}
        columns={[
          { title: words('money.order'), cell: (row) => <OrderLink {...row} /> },
          { title: words('money.gateway'), cell: ({ gateway }) => gateway },
          { title: words('money.amount'), isNumber: true, cell: ({ amount }) => formatDetailPrice(amount) },
          { title: words('money.reason'), cell: ({ reason }) => reason },
          { title: words('money.since'), cell: ({ failedAt }) => dateAndTimeOf(failedAt) },
          {
            title: words('money.again'),
            cell: ({ id }) => (
              <Button loading={retry.isPending} onClick={() => retry.mutate({ id, key: `again ${id}` })}>
                {words('money.again')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  )
}
