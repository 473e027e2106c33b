import { PICTURE_SIDES, type PictureSide } from '@dawakit/core/product'

/** What a picture is kept under: the end of its address. */
export function pictureKey(name: string, side: PictureSide): string {
  return `${name}-${side}.webp`
}

/** Whether a text can be such a key: no path can be smuggled in. */
export function isPictureKey(text: string): boolean {
  const [, side] = /^[0-9a-f]{32}-(\d{1,4})\.webp$/.exec(text) ?? []
  return PICTURE_SIDES.some((known) => String(known) === side)
}

/** @throws {Error} for anything that {@link pictureKey} did not make */
export function checkPictureKey(key: string): string {
  if (!isPictureKey(key)) throw new Error('Not a picture key.')
  return key
}
