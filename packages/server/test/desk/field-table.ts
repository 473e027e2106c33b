import { accountFields } from './fields/account-fields.ts'
import { customerFields } from './fields/customer-fields.ts'
import type { FieldTable } from './fields/fields-of-call.ts'
import { frontFields } from './fields/front-fields.ts'
import { importFields } from './fields/import-fields.ts'
import { moneyFields } from './fields/money-fields.ts'
import { orderFields } from './fields/order-fields.ts'
import { prescriptionFields } from './fields/prescription-fields.ts'
import { productFields } from './fields/product-fields.ts'
import { purchaseFields } from './fields/purchase-fields.ts'
import { requestFields } from './fields/request-fields.ts'
import { returnFields } from './fields/return-fields.ts'
import { shelfFields } from './fields/shelf-fields.ts'

/**
 * Whose each field of each answer is, written down beside the calls: a field that is new in an answer is decided in `fields/`,
 * and what is not for a role is emptied by `orders/shown-to.ts`.
 */
export const fieldTable: FieldTable = {
  ...accountFields,
  ...orderFields,
  ...returnFields,
  ...prescriptionFields,
  ...moneyFields,
  ...requestFields,
  ...productFields,
  ...customerFields,
  ...importFields,
  ...shelfFields,
  ...purchaseFields,
  ...frontFields,
}
