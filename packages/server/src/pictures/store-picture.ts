import type { FileProvider } from '../context/providers.ts'
import { encodePicture } from './encode-picture.ts'
import { pictureKey } from './picture-key.ts'

/**
 * Puts a picture into the shop's own storage, in every size.
 *
 * @returns Its name, made of what it shows: what is under a name never changes, and the same picture is kept once.
 * @throws {PictureError} when it is none
 */
export async function storePicture(files: FileProvider, bytes: Uint8Array): Promise<string> {
  const { name, sizes } = await encodePicture(bytes)
  for (const [side, encoded] of sizes) await files.put(pictureKey(name, side), encoded, 'image/webp')
  return name
}
