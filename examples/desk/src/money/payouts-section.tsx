import type { DeskPayout } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { OrderLink } from './cases-section.tsx'
import { MoneyTable } from './money-table.tsx'
import { PayoutDialog } from './payout-dialog.tsx'

const QUERY = { query: { limit: 100 } }

/** Money paid in cash that goes back by UPI or bank. */
export function PayoutsSection() {
  const words = useWords()
  const [paying, setPaying] = useState<DeskPayout | null>(null)
  const { data, error, refetch } = useDeskPage('GET /desk/money/payouts', QUERY)
  return (
    <Section title={words('money.payouts')}>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('money.noPayouts')}
        columns={[
          { title: words('money.order'), cell: (row) => <OrderLink {...row} /> },
          { title: words('money.reason'), cell: ({ reason }) => reason },
          { title: words('money.amount'), isNumber: true, cell: ({ amount }) => formatDetailPrice(amount) },
          {
            title: words('money.whereTo'),
            cell: ({ hasPayTo }) => words(hasPayTo ? 'money.known' : 'money.unknown'),
          },
          { title: words('money.since'), cell: ({ createdAt }) => dateAndTimeOf(createdAt) },
          {
            title: words('money.pay'),
            cell: (row) => (
              <Button variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={() => setPaying(row)}>
                {words('money.pay')}
              </Button>
            ),
          },
        ]}
      />
      {paying && <PayoutDialog payout={paying} onClose={() => setPaying(null)} />}
    </Section>
  )
}
