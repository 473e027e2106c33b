import { OrderDetail } from '@dawakit/widgets/order-detail'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

export default function OrderIsland({ orderId }: { orderId: string }) {
  return (
    <CustomerOnly>
      <OrderDetail orderId={orderId} ordersHref={paths.orders()} />
    </CustomerOnly>
  )
}
