import type { DeskScan } from '@dawakit/core/contract'
import type { Words } from '../language/use-words.ts'

/** Why a pack of the shop is not sold from the shelf, in a sentence; null where nothing is in the way, and where its code names no batch. */
export function whatShelfSays({ shelf, product, pack, batch }: DeskScan, words: Words): string | null {
  if (!product || shelf === null || shelf === 'sold' || shelf === 'notSaid') return null
  return words(`scan.shelf.${shelf}`, {
    name: product.name,
    batch: pack?.batch ?? words('desk.none'),
    expiry: (pack?.expiresOn ?? batch?.expiresOn ?? '').slice(0, 7),
    shelf: batch?.expiresOn.slice(0, 7) ?? '',
  })
}
