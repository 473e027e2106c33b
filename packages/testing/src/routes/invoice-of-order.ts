import { pricedLine } from '@dawakit/core/cart'
import type { Invoice, Order } from '@dawakit/core/contract'
import { couponShares } from '@dawakit/core/coupon'
import { fromRupees, paise } from '@dawakit/core/money'
import { DEFAULT_GST_RATE, financialYear, invoiceNumber, invoiceOf } from '@dawakit/core/tax'
import type { ContractState } from '../contract-state.ts'

/** The invoice of a delivered order, issued when it is first asked for. */
export function invoiceOfOrder(state: ContractState, order: Order): Invoice {
  const deliveredAt = Date.parse(order.deliveryStatusTiming.delivered ?? order.orderedAt)
  const lines = order.products.map(pricedLine)
  const coupon = state.coupons.find((one) => one.name === order.coupon?.name)
  const shares = coupon ? couponShares(coupon, lines) : []
  const { storeName, storeState, supportPhone, supportEmail, sellerGstin } = state.checkoutConfig
  const invoice = invoiceOf({
    invoiceNumber: invoiceNumber(financialYear(deliveredAt), state.invoices.length + 1),
    deliveredAt,
    order,
    lines: lines.map((line, index) => {
      const product = state.products.find((one) => one._id === line._id)
      return {
        name: line.name,
        hsnCode: product?.hsnCode ?? '',
        quantity: line.quantity,
        unitPrice: fromRupees(line.salesPrice),
        discount: shares[index] ?? paise(0),
        gstRate: product?.gstRate ?? DEFAULT_GST_RATE,
      }
    }),
    seller: {
      name: storeName,
      address: '1 Anna Salai, Chennai 600002',
      gstin: sellerGstin,
      state: storeState,
      stateCode: '',
      drugLicence: '',
      phone: supportPhone,
      email: supportEmail,
    },
    words: {
      delivery: 'Delivery',
      doctorMissing: 'Nil',
      methods: { cashOnDelivery: 'Cash on delivery', online: 'Online' },
    },
  })
  state.invoices.push(invoice)
  return invoice
}
