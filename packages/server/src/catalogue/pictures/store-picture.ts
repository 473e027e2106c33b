import { createHash } from 'node:crypto'
import type { FileProvider } from '../../ground/context/providers.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { pictureKey } from '../../ground/providers/picture-key.ts'
import type { EncodedPicture } from './encode-picture.ts'

/** Puts a picture into the shop's own storage, in every size. What is under a name never changes. */
export async function storePicture(files: FileProvider, { name, sizes }: EncodedPicture): Promise<void> {
  for (const [side, encoded] of sizes) await files.put(pictureKey(name, side), encoded, 'image/webp')
}

/** Writes down that somebody of the pharmacy has brought a picture: a backup takes those that are known. */
export async function keepByHand(db: Database, name: string, at: number): Promise<void> {
  const address_hash = createHash('sha256').update(`by hand ${name}`).digest('hex')
  await db
    .insertInto('picture')
    .values({ address_hash, name, taken_at: at })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
}
