import { OrderResult } from '@dawakit/widgets/order-result'

export const Thanks = ({ orderId }: { orderId: string }) => (
  <OrderResult outcome="success" orderId={orderId} ordersHref="/orders" />
)
