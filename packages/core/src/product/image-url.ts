import type { ImageRef } from '../contract/product.ts'

/** @returns The address that an image carries in either of its shapes, '' when it has none. */
export function imageUrlOf(ref: ImageRef | null | undefined): string {
  if (!ref) return ''
  return typeof ref === 'string' ? ref : (ref.url ?? ref.imageUrl ?? '')
}
