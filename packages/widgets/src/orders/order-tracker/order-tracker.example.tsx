import { OrderTracker } from '@dawakit/widgets/order-tracker'

export const Tracker = () => <OrderTracker orderId="latest" />
