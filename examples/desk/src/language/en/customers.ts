export const customersWords = {
  title: 'Customers',
  search: 'Mobile number, name or email',
  searchHint: 'Looking a customer up is written into the audit.',
  none: 'No customer is found by that.',
  start: 'Search for a customer to see their orders.',
  name: 'Name',
  mobile: 'Mobile',
  email: 'Email',
  orders: 'Orders',
} as const
