import type { FileProvider } from '../../ground/context/providers.ts'
import { pictureKey } from '../../ground/providers/picture-key.ts'
import type { EncodedPicture } from './encode-picture.ts'

/** Puts a picture into the shop's own storage, in every size. What is under a name never changes. */
export async function storePicture(files: FileProvider, { name, sizes }: EncodedPicture): Promise<void> {
  for (const [side, encoded] of sizes) await files.put(pictureKey(name, side), encoded, 'image/webp')
}
