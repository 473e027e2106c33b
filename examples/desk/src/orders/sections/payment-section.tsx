import { formatDetailPrice } from '@dawakit/core/money'
import { Typography } from '@mui/material'
import { useWords } from '../../language/use-words.ts'
import { dateAndTimeOf } from '../../layout/times.ts'
import { CreditNoteButton } from '../../papers/credit-note-button.tsx'
import { InvoiceButton } from '../../papers/invoice-button.tsx'
import { methodName } from '../method-name.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { BalanceTable } from './balance-table.tsx'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

/** How it is paid, what went back, and the papers of it. */
export function PaymentSection({ order }: OrderSectionProps) {
  const words = useWords()
  const { paymentStatus, paymentDueAt, creditNotes } = order.order
  const list = (lines: string[]) =>
    lines.length === 0 ? null : lines.map((line) => <div key={line}>{line}</div>)
  return (
    <Section title={words('orders.order.payment.title')}>
      <Facts
        facts={[
          [words('orders.order.payment.method'), methodName(words, order.paymentMethod)],
          [words('orders.order.payment.state'), words(`orders.payments.${paymentStatus}`)],
          [
            words('orders.order.payment.refunds'),
            list(
              order.refunds.map(
                ({ amount, state }) =>
                  `${formatDetailPrice(amount)}: ${words(`orders.order.payment.refund.${state}`)}`,
              ),
            ),
          ],
          [
            words('orders.order.payment.payouts'),
            list(
              order.payouts.map(
                ({ amount, state, reference }) =>
                  `${formatDetailPrice(amount)}: ${words(`orders.order.payment.payout.${state}`, { reference: reference ?? '' })}`,
              ),
            ),
          ],
          [
            words('orders.order.payment.cases'),
            list(
              order.moneyCases
                .filter(({ state, kind }) => state === 'open' && kind !== 'owed-by-customer')
                .map(({ found, note }) => `${formatDetailPrice(found)} ${note}`),
            ),
          ],
        ]}
      />
      {order.balance && <BalanceTable balance={order.balance} />}
      {paymentDueAt && (
        <Typography variant="body2" color="text.secondary">
          {words('orders.order.payment.due', { time: dateAndTimeOf(paymentDueAt) })}
        </Typography>
      )}
      {order.invoiceNumber && (
        <div>
          <InvoiceButton orderId={order.id} number={order.invoiceNumber} />
        </div>
      )}
      {creditNotes.map(({ number }) => (
        <div key={number}>
          <CreditNoteButton number={number} />
        </div>
      ))}
    </Section>
  )
}
