import type { ShopStorage } from '../shop.ts'
import { readJson } from '../storage/open-storage.ts'
import { CART_KEY } from '../storage/storage-keys.ts'
import type { CartLine } from '../types.ts'

/** The guest cart as the storage holds it. Another version is dropped: it is a cart, not an order. */
export interface GuestCartRecord {
  v: 1
  lines: readonly CartLine[]
}

/** What every line has to have for a cart to be shown and summed up. */
const isLine = (line: CartLine) =>
  typeof line?._id === 'string' &&
  Number.isInteger(line.quantity) &&
  line.quantity > 0 &&
  line.salesPrice <= line.purchasedPrice

export function readGuestCart(storage: ShopStorage): CartLine[] {
  const record = readJson(storage, CART_KEY) as GuestCartRecord | null
  return record?.v === 1 && Array.isArray(record.lines) ? record.lines.filter(isLine) : []
}
