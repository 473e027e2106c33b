/** Steps of a delivery, by status. */
export const deliveryLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  pickedUp: 'Picked Up',
  onTheWay: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const

/** How a payment stands, by status. */
export const paymentLabels = {
  unpaid: 'Waiting for payment',
  failed: 'Payment failed',
  authorized: 'Payment authorised',
  paid: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
} as const

/** What the order tracker says. */
export const orderTrackerLabels = {
  title: 'Track Your Order',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  done: 'Done',
  notYet: 'Not yet',
  cancelledHint: 'This order was cancelled.',
  expected: (from: string, to: string) => `Expected between ${from} and ${to}`,
  reload: 'Try again',
  loading: 'Loading the order',
} as const

/** What the table of orders says. */
export const ordersTableLabels = {
  title: 'My Orders',
  order: 'Order Details',
  searchPlaceholder: 'Type And Enter',
  search: 'Search orders by product name',
  clearSearch: 'Clear the search',
  date: 'Ordered on',
  clearDate: 'Clear the date',
  columns: {
    details: 'Order Details',
    total: 'Total',
    status: 'Status',
    track: 'Track Your Order',
    invoice: 'Invoice',
    action: 'Action',
  },
  expand: (orderNumber: string) => `Show the products of order ${orderNumber}`,
  collapse: (orderNumber: string) => `Hide the products of order ${orderNumber}`,
  track: 'Track',
  trackOf: (orderNumber: string) => `Track order ${orderNumber}`,
  invoice: 'Invoice',
  invoiceOf: (orderNumber: string) => `Invoice of order ${orderNumber}`,
  noInvoice: '-',
  open: (orderNumber: string) => `Open order ${orderNumber}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  noData: 'No Data Found',
  noOrders: 'You have not ordered anything yet.',
  noneFound: 'Change the search or the date to see your other orders.',
  shop: 'Continue shopping',
  reload: 'Try again',
  loading: 'Loading your orders',
} as const

/** What turns the pages of a table. */
export const tablePagerLabels = {
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, of: number) => `${from}–${to} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
} as const

/** What the page of one order says. */
export const orderDetailLabels = {
  title: (orderNumber: string) => `Order ${orderNumber}`,
  ordersLink: 'My Orders',
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
} as const

/** What the page after an order says. */
export const orderResultLabels = {
  sorry: 'Sorry!',
  trackMyOrder: 'Track My Order',
} as const
