import type { Refusal } from '@dawakit/core/refusals'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { CallError } from '../../ground/http/call-error.ts'

/** Decoded pixels that an image may have: a 50-megapixel photograph, not a bomb. */
const MAX_PIXELS = 60_000_000
/** Pixels of the longer side that are kept: enough to read a page of handwriting. */
const MAX_SIDE = 4096
const JPEG_QUALITY = 85

export interface SafeImage {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
}

/**
 * Makes of an upload an image that holds nothing but its pixels: the type is read from the content, the
 * image is decoded and encoded anew, upright, at most 4096 pixels long, without metadata (place, camera, hidden files at its end).
 *
 * @param notOne - What is said where it is none.
 * @throws {CallError} 415 when it is no jpg or png, or cannot be decoded
 */
export async function safeImage(upload: Uint8Array, notOne: Refusal): Promise<SafeImage> {
  const type = await fileTypeFromBuffer(upload)
  if (type?.mime !== 'image/jpeg' && type?.mime !== 'image/png') throw new CallError(415, notOne)
  const isPng = type.mime === 'image/png'
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    const encoded = isPng ? image.png() : image.jpeg({ quality: JPEG_QUALITY })
    return { bytes: await encoded.toBuffer(), mime: type.mime, extension: isPng ? 'png' : 'jpg' }
  } catch {
    throw new CallError(415, notOne)
  }
}
