import type { Order } from '@dawakit/core/contract'
import { OrderAgain } from '@dawakit/widgets/order-again'

export const Again = ({ order }: { order: Order }) => <OrderAgain order={order} cartHref="/cart" />
