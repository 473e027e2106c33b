import type { DeskCustomer, Order } from '@dawakit/core/contract'
import { Button, Link as MuiLink, Typography } from '@mui/material'
import { useStore } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { useWords } from '../../language/use-words.ts'
import { dateOf } from '../../layout/times.ts'
import type { OrderSectionProps } from '../order-section-props.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

/** Whose order it is, whom it is for, and who prescribed: nothing that a packer is told. */
export function CustomerSection({ order: { customer, order } }: OrderSectionProps) {
  return customer && <Customer customer={customer} order={order} />
}

function Customer({ customer, order }: { customer: DeskCustomer; order: Order }) {
  const words = useWords()
  const { patient, doctorInfo } = order
  const { otherOrders, cancelledOrders } = customer
  const navigate = useNavigate()
  const [, setSearch] = useStore('orders.search', '')
  const showAll = () => {
    setSearch(customer.mobile)
    navigate('/orders?queue=all')
  }
  return (
    <Section
      title={words('orders.order.customer.title')}
      actions={
        otherOrders > 0 && (
          <Button size="small" onClick={showAll}>
            {words('orders.order.customer.all')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/customers/${customer.id}`}>
          {customer.name}
        </MuiLink>
      </Typography>
      <MuiLink href={`tel:+91${customer.mobile}`}>{customer.mobile}</MuiLink>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {customer.email}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {otherOrders === 0
          ? words('orders.order.customer.first')
          : `${words('orders.order.customer.others', { smart_count: otherOrders })}${
              cancelledOrders > 0
                ? `, ${words('orders.order.customer.cancelled', { smart_count: cancelledOrders })}`
                : ''
            }`}
        {' · '}
        {words('orders.order.customer.since', { date: dateOf(customer.since) })}
      </Typography>
      <Facts
        facts={[
          [
            words('orders.order.customer.patient'),
            patient
              ? words('orders.order.customer.patientAge', { name: patient.name, age: patient.age })
              : words('orders.order.customer.themselves'),
          ],
          [words('orders.order.customer.doctor'), doctorInfo.doctorName],
        ]}
      />
    </Section>
  )
}
