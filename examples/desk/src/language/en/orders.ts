export const ordersWords = {
  title: 'Orders',
  order: 'Order %{number}',
  soon: 'Nothing to do yet.',
} as const
