export { type Batch, batchKey, hasOtherMrps, isExpired, mrpOf, soldBatches, unitsOf } from './batch.ts'
export { expiryDay } from './expiry-day.ts'
export { MOST_PACKS, type Packs, packsOf } from './packs-of.ts'
export { type PurchaseRow, readPurchaseRow } from './purchase-row.ts'
