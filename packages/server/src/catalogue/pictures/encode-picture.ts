import { createHash } from 'node:crypto'
import { PICTURE_SIDES, type PictureSide } from '@dawakit/core/product'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { PictureError } from './picture-error.ts'

export const PICTURE_KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
/**
 * Decoded pixels that a picture may have: a photograph of 24 megapixels, not a bomb. So many take 200 MB for a moment, and half a
 * gigabyte as AVIF, for which a file of a thousand bytes is enough.
 */
export const MOST_PIXELS = 25_000_000
/** Pixels of the longer side below which a picture shows nothing: a page's counter, a placeholder. */
const LEAST_SIDE = 32
const SECONDS = 20
const QUALITY = 80
const LARGEST = Math.max(...PICTURE_SIDES)

export interface EncodedPicture {
  /** 32 hexadecimal digits of what the picture shows: another picture has another name. */
  name: string
  /** WebP, by the longest side. */
  sizes: Map<PictureSide, Uint8Array>
}

/**
 * Makes of bytes that a stranger sent the pictures that the shop shows: the kind is read from the content, the first frame is decoded and
 * encoded anew, upright, on white, in the sizes that cards and pages use, never enlarged, without anything but its pixels.
 *
 * @throws {PictureError} when it is no JPEG, PNG, WebP, AVIF or GIF, or cannot be decoded
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !PICTURE_KINDS.has(kind.mime)) throw new PictureError('it is no JPEG, PNG, WebP, AVIF or GIF')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      // What is cut out stands on white in a dark shop too, as it was drawn for a white page.
      .flatten({ background: '#fff' })
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (Math.max(info.width, info.height) < LEAST_SIDE)
      throw new PictureError(`it is smaller than ${LEAST_SIDE} pixels`)
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const encode = (side: PictureSide) =>
      sharp(data, { raw })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer()
    const sizes = new Map<PictureSide, Uint8Array>()
    for (const side of PICTURE_SIDES) sizes.set(side, await encode(side))
    return { name: nameOf(sizes), sizes }
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('it cannot be read, or has too many pixels')
  }
}

function nameOf(sizes: ReadonlyMap<PictureSide, Uint8Array>): string {
  const hash = createHash('sha256')
  for (const bytes of sizes.values()) hash.update(bytes)
  return hash.digest('hex').slice(0, 32)
}
