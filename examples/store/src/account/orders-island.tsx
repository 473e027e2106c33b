import { OrdersTable } from '@dawakit/widgets/orders-table'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

export default function OrdersIsland() {
  return (
    <CustomerOnly>
      <OrdersTable orderHref={(id) => paths.order({ _id: id })} />
    </CustomerOnly>
  )
}
