import { OrderAgainOverlay } from '@dawakit/widgets/order-again'

export const AgainInPlace = () => <OrderAgainOverlay ordersHref="/orders" cartHref="/cart" />
