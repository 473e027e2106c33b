import type { PayoutWay } from '../order-work.ts'
import type { Rupees } from '../product.ts'
import type { OnceMade } from './money.ts'
import type { DeskOrder, SeenOrder } from './orders.ts'
import type { SeenParcel } from './parcels.ts'

/** So many pieces of a line are supplied from now on. */
export interface SuppliedPieces {
  lineNo: number
  /** Fewer than now; 0 for none. */
  quantity: number
}

/** What of an order is not supplied. Every call answers the order as it is then. */
export interface SupplyDeskCalls {
  /** Of any line, until the order is delivered: what is neither in a parcel here nor gone. What came back may go out, too. */
  'POST /desk/order/supplyLess': {
    body: SeenOrder & OnceMade & { lines: SuppliedPieces[]; reason: string }
    data: DeskOrder
  }
  /** Of an order of which a part has arrived: all that is neither there nor with a courier is not supplied. */
  'POST /desk/order/endRest': { body: SeenOrder & OnceMade & { reason: string }; data: DeskOrder }
  /** Of an order that was cancelled with the parcel under way: it stands again for what arrived. `took`: cash at the door. */
  'POST /desk/parcel/deliveredAllTheSame': { body: SeenParcel & OnceMade & { took: Rupees }; data: DeskOrder }
  /** What a customer owes for what has arrived: paid late, given back, or let go. */
  'POST /desk/order/paidLate': {
    body: SeenOrder & OnceMade & { amount: Rupees; way: PayoutWay; reference: string }
    data: DeskOrder
  }
  'POST /desk/order/comesBack': { body: SeenOrder & OnceMade & { reason: string }; data: DeskOrder }
  'POST /desk/order/letGo': { body: SeenOrder & OnceMade & { reason: string }; data: DeskOrder }
}
