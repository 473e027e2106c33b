import type { FieldsOf, FieldTable } from './fields-of-call.ts'
import { addressOf } from './party-fields.ts'
import { PRODUCT_OF_LINE } from './product-fields.ts'

const CUSTOMER_ROW: FieldsOf = { all: 'id name mobile email since orders' }

const CUSTOMER: FieldsOf = {
  all: `id name mobile email since orders isMobileProven isEmailProven ${addressOf('addresses')}
    newestOrders.id newestOrders.number newestOrders.orderedAt newestOrders.standing newestOrders.isPlaced
    newestOrders.review newestOrders.packing newestOrders.paymentMethod newestOrders.paymentStatus
    newestOrders.name newestOrders.cityName newestOrders.pincode newestOrders.products newestOrders.lineCount
    newestOrders.pieceCount newestOrders.total newestOrders.deliveryWindow.from newestOrders.deliveryWindow.to
    newestOrders.noteCount prescriptions.id prescriptions.uploadedAt returns.id returns.number returns.orderId
    returns.orderNumber returns.state returns.requestedAt`,
}

export const customerFields = {
  'GET /desk/customers': CUSTOMER_ROW,
  'POST /desk/customers/search': CUSTOMER_ROW,
  'GET /desk/customers/one': CUSTOMER,
  'POST /desk/customers/add': CUSTOMER,
  'POST /desk/customers/address': CUSTOMER,
  'POST /desk/customers/prescription': CUSTOMER,
  'POST /desk/phoneOrder/quote': {
    all: `${PRODUCT_OF_LINE} lines.quantity lines.total lines.problem.code lines.problem.message totals.subTotal
      totals.savings totals.discount totals.deliveryCharge totals.total isPrescriptionNeeded deliveryWindow.from
      deliveryWindow.to coupon.name coupon.discountPercentage couponProblem.code couponProblem.message
      addressProblem.code addressProblem.message`,
  },
  'POST /desk/phoneOrder/place': { all: 'id number' },
} satisfies Partial<FieldTable>
