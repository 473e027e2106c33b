import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { CustomerDialog } from '../customers/customer-dialog.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Section } from '../orders/sections/section.tsx'
import { CustomerSearch } from './customer-search.tsx'
import { PhoneOrderForm } from './phone-order-form.tsx'

/** Takes the order of somebody who rings: who it is, then what they want. */
export function PhoneOrderPage() {
  const words = useWords()
  const [address, setAddress] = useSearchParams()
  const id = address.get('customer') ?? ''
  const query = { id }
  const {
    data: customer,
    error,
    refetch,
  } = useDeskRead('GET /desk/customers/one', { query }, { isAsked: id !== '' })
  return (
    <Page title={words('phoneOrders.title')}>
      {id === '' && <WhoRings onTake={(customer) => setAddress({ customer })} />}
      {id !== '' && error && !customer && <Failure error={error} onAgain={() => void refetch()} />}
      {id !== '' && !customer && !error && <Loading />}
      {customer && customer.id === id && (
        <PhoneOrderForm key={id} customer={customer} onAnother={() => setAddress({})} />
      )}
    </Page>
  )
}

function WhoRings({ onTake }: { onTake: (id: string) => void }) {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  useShortcuts([
    { keys: ['/'], label: 'phoneOrders.keys.customer', run: () => field.current?.focus() },
    { keys: ['n'], label: 'customers.keys.add', run: () => setAdding(true) },
  ])
  return (
    <Section
      title={words('phoneOrders.customer.title')}
      actions={
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {words('customers.add.button')}
        </Button>
      }
    >
      <CustomerSearch
        inputRef={field}
        text={typed}
        onText={setTyped}
        onTake={({ id }) => onTake(id)}
        onNobody={() => setAdding(true)}
      />
      {isAdding && (
        <CustomerDialog
          typed={typed.trim()}
          onClose={() => setAdding(false)}
          onAdded={({ id }) => onTake(id)}
        />
      )}
    </Section>
  )
}
