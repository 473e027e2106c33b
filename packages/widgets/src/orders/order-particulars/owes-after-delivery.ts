import type { Order } from '@dawakit/client'

/** Something of it is still to be paid although it has arrived: no courier asks for it any more. */
export const owesAfterDelivery = ({ deliveryStatus, balance }: Order): boolean =>
  deliveryStatus === 'delivered' && balance !== undefined && balance.toPay > 0
