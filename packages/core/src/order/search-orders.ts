import type { Order } from '../contract/order.ts'

/**
 * The orders with a product whose name contains the text, without case.
 * @param text - White space at its ends does not count; nothing left finds every order.
 * @returns Empty when none matches: 'Order not found'.
 */
export function searchOrders<Some extends { products: readonly Pick<Order['products'][number], 'name'>[] }>(
  orders: readonly Some[],
  text: string,
): Some[] {
  const sought = text.trim().toLowerCase()
  return orders.filter((order) => order.products.some(({ name }) => name.toLowerCase().includes(sought)))
}
