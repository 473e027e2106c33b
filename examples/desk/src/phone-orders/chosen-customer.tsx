import type { DeskCustomerRecord } from '@dawakit/core/contract'
import { Alert, Button, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'

interface ChosenCustomerProps {
  customer: DeskCustomerRecord
  onAnother: () => void
}

/** Who rings. */
export function ChosenCustomer({ customer, onAnother }: ChosenCustomerProps) {
  const words = useWords()
  const { id, name, mobile, email, orders } = customer
  return (
    <Section
      title={words('phoneOrders.customer.title')}
      actions={
        <Button size="small" onClick={onAnother}>
          {words('phoneOrders.customer.another')}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[mobile, email, words('phoneOrders.customer.orders', { smart_count: orders })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <MuiLink component={Link} to={`/customers/${id}`}>
        {words('phoneOrders.customer.page')}
      </MuiLink>
      {!customer.isMobileProven && customer.orders > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {words('customers.one.unproven')}
        </Alert>
      )}
    </Section>
  )
}
