import { OrderResult } from '@dawakit/widgets/order-result'
import { CustomerOnly } from '../account/customer-only.tsx'
import { paths } from '../paths.ts'

export default function OrderResultIsland({ outcome }: { outcome: 'success' | 'failure' }) {
  return (
    <CustomerOnly>
      <OrderResult outcome={outcome} ordersHref={paths.orders()} homeHref={paths.home()} />
    </CustomerOnly>
  )
}
