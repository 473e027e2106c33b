import { pictureAt } from '@dawakit/core/product'
import { isOwnPath } from '../../ground/values/own-path.ts'

const DRAWN = '/images/packs/'

/** The pictures of a product in their order: that of its card stands first, though its gallery may lack it. */
export function picturesOf(thumbnail: string, gallery: readonly string[]): string[] {
  const own = gallery.filter(isOwnPath)
  if (!isOwnPath(thumbnail) || thumbnail.startsWith(DRAWN)) return own
  const large = pictureAt(thumbnail, 1120)
  return own.includes(large) || own.includes(thumbnail) ? own : [large, ...own]
}
