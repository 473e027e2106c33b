import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { PrescriptionsSection } from './prescriptions-section.tsx'

/** One customer with all that the desk knows. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: customer, error, refetch } = useDeskRead('GET /desk/customers/one', { query: { id } })
  if (error && !customer) {
    return (
      <Page title={words('customers.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  return customer ? <Customer key={id} customer={customer} /> : <Loading />
}

function Customer({ customer }: { customer: DeskCustomerRecord }) {
  const words = useWords()
  const navigate = useNavigate()
  const order = () => navigate(`/phone-order?customer=${customer.id}`)
  useShortcuts([
    { keys: ['o'], label: 'customers.keys.order', run: order },
    { keys: ['u', 'Escape'], label: 'customers.keys.back', run: () => navigate('/customers') },
  ])
  return (
    <Page
      title={customer.name}
      actions={
        <Button variant="contained" onClick={order}>
          {words('customers.one.phoneOrder')}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <CustomerOrders customer={customer} />
          {customer.returns.length > 0 && <Returns customer={customer} />}
          <PrescriptionsSection customer={customer} />
        </Stack>
        <Stack spacing={2}>
          <Contact customer={customer} />
          <AddressesSection customer={customer} />
        </Stack>
      </Box>
    </Page>
  )
}

function Contact({ customer }: { customer: DeskCustomerRecord }) {
  const words = useWords()
  const { mobile, email } = customer
  const call = <MuiLink href={`tel:+91${mobile}`}>{mobile}</MuiLink>
  return (
    <Section title={words('customers.one.contact')}>
      <Facts
        facts={[
          [words('customers.one.mobile'), mobile === '' ? null : call],
          [
            words('customers.one.email'),
            email !== '' && customer.isEmailProven
              ? `${email} (${words('customers.one.emailProven')})`
              : email,
          ],
          [words('customers.one.since'), dateOf(customer.since)],
          [words('customers.one.orders'), String(customer.orders)],
        ]}
      />
      {mobile !== '' && !customer.isMobileProven && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {words('customers.one.unproven')}
        </Alert>
      )}
    </Section>
  )
}

function Returns({ customer }: { customer: DeskCustomerRecord }) {
  const words = useWords()
  return (
    <Section title={words('customers.returns.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {customer.returns.map(({ id, number, orderNumber, state, requestedAt }) => (
          <li key={id}>
            <Typography>
              <MuiLink component={Link} to={`/returns/${id}`}>
                {number}
              </MuiLink>{' '}
              {[
                words('customers.returns.of', { number: orderNumber }),
                words(`returns.states.${state}`),
                dateOf(requestedAt),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}
