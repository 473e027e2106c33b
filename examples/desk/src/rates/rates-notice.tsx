import { ORDERS_COUNTED } from '@dawakit/core/order'
import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useStaff } from '../sign-in/use-staff.ts'

/** Nothing but how many there are. */
const COUNT = { query: { limit: 1 } }

/** Leads to what was ordered before a change of GST rates, where something of it has not left; nothing to who sees no invoices. */
export function RatesNotice() {
  const words = useWords()
  const staff = useStaff()
  const isAsked = staff !== null && staff.role !== 'packer'
  const { data } = useDeskPage('GET /desk/changedRates', COUNT, { isAsked })
  if (!data || data.totalCount === 0) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={Link} to="/rates">
          {words('rates.look')}
        </Button>
      }
    >
      {data.totalCount > ORDERS_COUNTED
        ? words('rates.noticeMore', { count: ORDERS_COUNTED.toLocaleString('en-IN') })
        : words('rates.notice', { smart_count: data.totalCount })}
    </Alert>
  )
}
