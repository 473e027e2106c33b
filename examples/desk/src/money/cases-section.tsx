import type { DeskCase } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { ReasonDialog } from '../returns/reason-dialog.tsx'
import { MoneyTable } from './money-table.tsx'

const isDebt = (kind: string) => kind === 'owed-by-customer'
const NOT_READ = { query: { limit: 100 } }

/** Money that gateways and the shop see differently. */
export function CasesSection() {
  const words = useWords()
  const [closing, setClosing] = useState<DeskCase | null>(null)
  const { data, error, refetch } = useDeskPage('GET /desk/money/cases', NOT_READ)
  const close = useDeskChange('POST /desk/money/closeCase', {
    makesOld: ['GET /desk/money/cases', 'GET /desk/orders/counts'],
    done: words('money.closed'),
    onDone: () => setClosing(null),
  })
  return (
    <Section title={words('money.cases')}>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('money.noCases')}
        columns={[
          {
            title: words('money.what'),
            cell: ({ kind }) => (isDebt(kind) ? words('money.owedByCustomer') : kind),
          },
          { title: words('money.order'), cell: (row) => <OrderLink {...row} /> },
          {
            title: words('money.gateway'),
            cell: ({ gateway, gatewayReference }) => `${gateway} ${gatewayReference}`,
          },
          {
            title: words('money.expected'),
            isNumber: true,
            cell: ({ expected }) => (expected === null ? words('desk.none') : formatDetailPrice(expected)),
          },
          { title: words('money.found'), isNumber: true, cell: ({ found }) => formatDetailPrice(found) },
          { title: words('money.since'), cell: ({ openedAt }) => dateAndTimeOf(openedAt) },
          {
            title: words('money.close'),
            cell: (row) =>
              // It is settled on the order's page.
              !isDebt(row.kind) && <Button onClick={() => setClosing(row)}>{words('money.close')}</Button>,
          },
        ]}
      />
      {closing && (
        <ReasonDialog
          title={words('money.closeTitle')}
          label={words('money.note')}
          action={words('money.close')}
          isPending={close.isPending}
          onSend={(note) => close.mutate({ id: closing.id, note })}
          onClose={() => setClosing(null)}
        />
      )}
    </Section>
  )
}

/** The order that money is of; a dash where it is of none. */
export function OrderLink({ orderId, orderNumber }: { orderId: string | null; orderNumber: string | null }) {
  const words = useWords()
  return orderId === null ? words('desk.none') : <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
}
