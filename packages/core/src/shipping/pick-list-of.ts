import type { PickListLine } from '../contract/desk/papers.ts'

/** Most orders on one pick list. */
export const PICK_LIST_ORDERS_MAX = 100

/** Pieces of a product that one order waits for. */
export interface PickedPieces {
  /** Of one product and variant. */
  key: string
  product: Omit<PickListLine, 'quantity' | 'orders'>
  orderNumber: string
  quantity: number
}

/**
 * What is fetched from the shelf for several orders at once: each product one line, by place and name, what has no place last, with the pieces for all of them
 * and how many go to which. What a product costs and is called is taken from its last pieces.
 *
 * @param pieces - In the order of the orders.
 */
export function pickListOf(pieces: readonly PickedPieces[]): PickListLine[] {
  const lines = new Map<string, PickListLine>()
  for (const { key, product, orderNumber, quantity } of pieces) {
    const line = lines.get(key)
    const orders = line?.orders ?? []
    const own = orders.find(({ number }) => number === orderNumber)
    lines.set(key, {
      ...product,
      quantity: (line?.quantity ?? 0) + quantity,
      orders: own
        ? orders.map((one) => (one === own ? { ...own, quantity: own.quantity + quantity } : one))
        : [...orders, { number: orderNumber, quantity }],
    })
  }
  const { compare } = new Intl.Collator('en', { numeric: true })
  const isNowhere = ({ place }: PickListLine) => Number(place === '')
  return [...lines.values()].sort(
    (one, other) =>
      isNowhere(one) - isNowhere(other) || compare(one.place, other.place) || compare(one.name, other.name),
  )
}
