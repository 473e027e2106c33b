import type { DeskImportOptions, ImportKind, ImportPreset } from '@dawakit/core/contract'

export const KINDS: readonly ImportKind[] = ['products', 'stock', 'pincodes', 'coupons', 'banners', 'states']

/** Nothing is read of a heading. */
export const NOT_READ = '-'

/** What an owner has chosen for a list. */
export interface ImportDraft {
  kind: ImportKind
  file: File
  /** Headings with what they are said to be. */
  map: Readonly<Record<string, string>>
  /** The program whose export it is; null: what its headings tell. */
  as: ImportPreset | null
  maker: string
  stock: string
  isPriceless: boolean
  isReplacing: boolean
  isRefreshed: boolean
}

/** What goes with the file. Of other lists than products no product's options. */
export function optionsOf(draft: ImportDraft, act: DeskImportOptions['act']): DeskImportOptions {
  const { kind, file, map, as, maker, stock, isPriceless, isReplacing, isRefreshed } = draft
  const isProducts = kind === 'products'
  return {
    act,
    kind,
    fileName: file.name,
    ...(Object.keys(map).length > 0 && { map: JSON.stringify(map) }),
    ...(isProducts && as !== null && { as }),
    ...(isProducts && maker.trim() !== '' && { maker: maker.trim() }),
    ...(isProducts && /^\d{1,8}$/.test(stock.trim()) && { stock: Number(stock) }),
    ...(isProducts && isPriceless && { withoutPrices: 'yes' as const }),
    ...((isProducts || kind === 'stock') && isReplacing && { replaceArticles: 'yes' as const }),
    ...(isProducts && isRefreshed && { refreshPictures: 'yes' as const }),
  }
}

/** By which a try is known to be of the same file with the same choices. */
export function keyOfDraft(draft: ImportDraft): string {
  const { file } = draft
  return JSON.stringify([optionsOf(draft, 'try'), file.size, file.lastModified])
}
