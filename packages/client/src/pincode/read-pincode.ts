import { isPincode } from '@dawakit/core/delivery'
import type { ShopStorage } from '../shop.ts'
import { readJson } from '../storage/open-storage.ts'
import { PINCODE_KEY } from '../storage/storage-keys.ts'
import type { Pincode } from '../types.ts'

/** The pincode that an earlier page has kept. What is no record of one is none. */
export function readPincode(storage: ShopStorage): Pincode | null {
  const kept = readJson(storage, PINCODE_KEY) as Pincode
  const isRecord = isPincode(kept?.pincode) && Object.values(kept).every((value) => typeof value !== 'object')
  return isRecord ? kept : null
}
