'use client'

import type { Order } from '@dawakit/client'
import { cartLineKey } from '@dawakit/core/cart'
import { useCart } from '../../ground/shop-context/shop-stores.ts'

const contentsOf = (
  lines: readonly Pick<Order['products'][number], '_id' | 'variant' | 'quantity'>[],
): string =>
  lines
    .map(({ _id, variant, quantity }) => `${cartLineKey(_id, variant)} ${quantity}`)
    .sort()
    .join()

/** Whether the cart is still what was ordered: for as long the order waits in the checkout to be paid. */
export function useIsInCart({ products }: Pick<Order, 'products'>): boolean {
  const { lines } = useCart()
  return contentsOf(lines) === contentsOf(products)
}
