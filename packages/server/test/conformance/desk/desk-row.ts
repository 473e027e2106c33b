import type { DeskCallName, DeskFileName, DeskUploadName, StaffRole } from '@dawakit/core/contract'
import type { Desk } from '../../desk-shop.ts'
import type { Buyer } from '../../ordering.ts'
import type { PaymentShop } from '../../payment-shop.ts'
import type { Ask, Asking } from '../row.ts'

/** A shop with its gateways, its desk with somebody of each role, and a customer. */
export interface DeskWorld {
  shop: PaymentShop
  desk: Desk
  me: Buyer
}

type Some<Value> = Value | Promise<Value>

/** What one call of the desk must do. Who may make it stands in `test/desk/role-table.ts`. */
export interface DeskRow {
  /** Who makes its requests; null where nobody is signed in. */
  as: StaffRole | null
  /** The good case; runs last. The values of its query and body are also tried as what they are not. */
  good(world: DeskWorld): Some<Ask>
  /** What the good case answers beside success and the call's own schema; of a file its `type` and `fileName`. */
  answers: object
  /** Every sentence that the call can refuse with, and whose request it is where another role's. */
  refused?(world: DeskWorld): Some<[Asking, status: number, sentence: string, as?: StaffRole][]>
}

export type DeskRows<Name extends DeskCallName | DeskFileName | DeskUploadName> = Record<Name, DeskRow>

export const NOT_VALID = 'The request is not valid'
export const CHANGED = 'This order has changed in the meantime. Please look at it again'
export const NO_ORDER = 'Order not found'
export const NO_REASON = 'Please write the reason'
