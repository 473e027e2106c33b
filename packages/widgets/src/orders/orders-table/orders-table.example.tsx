import { OrdersTable } from '@dawakit/widgets/orders-table'

export const MyOrders = () => <OrdersTable orderHref={(id) => `/orders/${id}`} shopHref="/" />
