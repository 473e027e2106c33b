import type { ShopStorage } from '../shop.ts'
import { readJson } from '../storage/open-storage.ts'
import { CART_KEY } from '../storage/storage-keys.ts'
import type { CartLine } from '../types.ts'

/** The guest cart as the storage holds it. Another version is dropped: it is a cart, not an order. */
interface GuestCartRecord {
  v: 1
  lines: CartLine[]
}

/** What a product page knows beyond the summary; too much for a storage of a few megabytes. */
const HEAVY_FIELD =
  /^(reviews|galleryImages|(short|long)ListDescription|instructions|sideEffects|attributes|variants|pair)$/

const isLine = (line: CartLine) =>
  typeof line?._id === 'string' && Number.isInteger(line.quantity) && line.quantity > 0

export function readGuestCart(storage: ShopStorage): CartLine[] {
  const record = readJson(storage, CART_KEY) as GuestCartRecord | null
  return record?.v === 1 && Array.isArray(record.lines) ? record.lines.filter(isLine) : []
}

export function writeGuestCart(storage: ShopStorage, lines: readonly CartLine[]): void {
  if (lines.length) {
    const slim = (field: string, value: unknown) => (HEAVY_FIELD.test(field) ? undefined : value)
    storage.setItem(CART_KEY, JSON.stringify({ v: 1, lines }, slim))
  } else storage.removeItem(CART_KEY)
}
