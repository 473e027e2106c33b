import type { Kernel } from '../kernel.ts'
import type { ShopStorage, UnfinishedOrder } from '../shop.ts'
import { UNFINISHED_ORDER_KEY } from '../storage/kept-of-a-customer.ts'
import { readJson } from '../storage/open-storage.ts'
import type { OrderInput } from '../types.ts'

/** An order is paid within the day, or it has ended. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** The order that this browser has sent and not heard to stand, on this page or an earlier one. */
export function readUnfinished(storage: ShopStorage): UnfinishedOrder | null {
  const noted = readJson(storage, UNFINISHED_ORDER_KEY) as UnfinishedOrder | null
  return noted && Date.now() - noted.sentAt < KEPT_MS ? noted : null
}

export function keepUnfinished(storage: ShopStorage, order: UnfinishedOrder | null): void {
  if (order) storage.setItem(UNFINISHED_ORDER_KEY, JSON.stringify(order))
  else storage.removeItem(UNFINISHED_ORDER_KEY)
}

/** The same text for the same goods, in whatever order they are listed. */
export const contentsOf = (products: OrderInput['products']): string =>
  products
    .map(({ _id, quantity }) => `${_id} ${quantity}`)
    .sort()
    .join()

export const unfinishedOrder = ({ storage }: Kernel): UnfinishedOrder | null => readUnfinished(storage)

/** Notes that an order is on its way, before the page can go away. */
export function beginOrder(kernel: Kernel, products: OrderInput['products']): void {
  kernel.isOrdering = true
  const userId = kernel.user()?._id ?? ''
  keepUnfinished(kernel.storage, { userId, contents: contentsOf(products), sentAt: Date.now() })
}

/** Notes what has come to be known of it. */
export function noteOrder({ storage }: Kernel, known: Partial<UnfinishedOrder>): void {
  const noted = readUnfinished(storage)
  if (noted) keepUnfinished(storage, { ...noted, ...known })
}

/** There is no such order: it was refused. */
export const forgetOrder = ({ storage }: Kernel): void => keepUnfinished(storage, null)
