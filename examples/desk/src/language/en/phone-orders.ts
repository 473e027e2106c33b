/** Orders that are taken by phone. */
export const phoneOrdersWords = {
  title: 'Phone order',
  customer: {
    title: 'Customer',
    find: 'Name, mobile or email of who rings',
    searching: 'Searching',
    nobody: 'Nobody found. Enter writes somebody new down.',
    orders: '%{smart_count} order |||| %{smart_count} orders',
    another: 'Another customer',
    page: 'All of this customer',
  },
  address: {
    title: 'Delivery to',
    choose: 'Address',
    label: '%{name}, %{door}, %{street}, %{city} %{pincode}',
  },
  products: {
    title: 'Products',
    none: 'Search for the first product.',
    quantity: 'Pieces of %{name}',
  },
  whom: {
    title: 'Patient and prescription',
    patient: 'Patient',
    themselves: 'The customer',
    other: 'Somebody else',
    name: 'Patient’s name',
    age: 'Age in years',
    doctor: 'Doctor (optional)',
    needed:
      'A product is on prescription: choose one of the customer’s. The order then waits for the pharmacist.',
    nothing:
      'The customer has saved no prescription. Have them send you a picture and upload it, or let them upload it in their account.',
  },
  total: {
    title: 'To pay in cash on delivery',
    coupon: 'Coupon',
    apply: 'Apply',
    products: 'Products',
    savings: 'Saved on MRP',
    discount: 'Coupon %{name}',
    delivery: 'Delivery',
    noAddress: 'when an address is chosen',
    total: 'Total',
    window: 'Arrives between %{from} and %{to}.',
    terms: 'The customer was told the total, the terms of sale, and how to return and cancel.',
    place: 'Place the order',
    placed: 'The order is placed. The customer is told.',
    changed: 'Prices have changed meanwhile. Tell the customer the new total, and place the order again.',
  },
  keys: { customer: 'Find the customer', product: 'Search for a product', place: 'Place the order' },
  placedBy: 'Taken by phone',
} as const
