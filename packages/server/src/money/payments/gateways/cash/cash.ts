import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { defineGateway } from '../../gateway.ts'

/** Paid at the door: an order stands at once, and is paid when it is delivered. */
export const cash = defineGateway({
  method: CASH_ON_DELIVERY,
  settings: {},
  make: () => ({ method: CASH_ON_DELIVERY, name: '', kind: 'none' }),
})
