/**
 * Longest sides in pixels in which a shop keeps a product's picture: for lines of a cart and thumbnails, for cards, for
 * pages. Our choice: what the widgets show (40 to 72, 240, 560), on screens of two pixels in one.
 */
export const PICTURE_SIDES = [160, 560, 1120] as const

export type PictureSide = (typeof PICTURE_SIDES)[number]

/** @param name - 32 hexadecimal digits, made of what the picture shows. */
export function picturePath(name: string, side: PictureSide): string {
  return `/images/products/${name}-${side}.webp`
}

/** @returns The address of the same picture in another size; of what comes in no sizes, such as a drawn one, its own. */
export function pictureAt(address: string, side: PictureSide): string {
  return address.replace(/(\/images\/products\/[0-9a-f]{32})-\d+(?=\.webp$)/, `$1-${side}`)
}

/** @returns What `srcset` says of a picture; undefined for one that comes in no sizes. */
export function pictureSizes(address: string): string | undefined {
  if (pictureAt(address, 160) === pictureAt(address, 560)) return undefined
  return PICTURE_SIDES.map((side) => `${pictureAt(address, side)} ${side}w`).join(', ')
}
