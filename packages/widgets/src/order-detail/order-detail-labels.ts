import type { Labels } from '@dawakit/core/language'

/** What the page of one order says. */
export const orderDetailLabels = {
  title: (orderNumber: string) => `Order ${orderNumber}`,
  order: 'Order Details',
  loading: 'Loading the order',
  each: (quantity: number, price: string) => `X${quantity} · ${price} each`,
  orderedOn: (day: string) => `Ordered on ${day}`,
  shippingAddress: 'Shipping Address',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  products: 'Products',
  summary: 'Order Summary',
  subTotal: 'Sub Total',
  coupon: 'Coupon',
  deliveryCharge: 'Delivery Charge',
  columns: { product: 'Product', quantity: 'Quantity', price: 'Price', total: 'Total' },
  payment: 'Payment',
  cashOnDelivery: 'Cash On Delivery',
  online: 'Online Mode',
  cancel: 'Cancel Order',
  cancelQuestion: 'Are you sure! You want to cancel your order?',
  cancelYes: 'Yes, Cancel it!',
  cancelNo: 'Keep the order',
  downloadInvoice: 'Download Invoice',
  cancelled: { title: 'Cancelled!', text: 'Your order has been deleted.' },
} as const satisfies Labels
