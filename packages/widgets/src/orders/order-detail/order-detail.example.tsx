import { OrderDetail } from '@dawakit/widgets/order-detail'

export const MyOrder = ({ orderId }: { orderId: string }) => (
  <OrderDetail orderId={orderId} ordersHref="/orders" />
)
