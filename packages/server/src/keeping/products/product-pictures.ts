import { readFile } from 'node:fs/promises'
import { pictureAt, picturePath } from '@dawakit/core/product'
import { invalidRequest, productPictureNotOne, productPicturesFull } from '@dawakit/core/refusals'
import { encodePicture } from '../../catalogue/pictures/encode-picture.ts'
import { PictureError } from '../../catalogue/pictures/picture-error.ts'
import { drawnPackPath, storedGallery, storedPicture } from '../../catalogue/pictures/shown-picture.ts'
import { keepByHand, storePicture } from '../../catalogue/pictures/store-picture.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { type Changing, changing } from './changing.ts'
import { picturesOf } from './pictures-of.ts'
import { tellChanged } from './tell-changed.ts'

const MOST = 8

/**
 * Takes a picture in as the last of a product: decoded and encoded anew, without anything but its pixels. The same again changes nothing.
 *
 * @throws {CallError} 404 `product-not-found`; 415 `product-picture-not-one`; 422 `product-pictures-full`
 */
export async function addPicture(
  context: ServerContext,
  staff: DeskStaff,
  { id, path }: { id: string; path: string },
): Promise<void> {
  const { clock, providers } = context
  const picture = await encodePicture(await readFile(path)).catch((error: unknown) => {
    throw error instanceof PictureError ? new CallError(415, productPictureNotOne) : error
  })
  await storePicture(providers.pictures, picture)
  await changing(context, { id }, async (trx, change) => {
    await keepByHand(trx, picture.name, clock())
    const before = picturesNow(change)
    const added = picturePath(picture.name, 1120)
    if (before.includes(added)) return
    if (before.length >= MOST) throw new CallError(422, productPicturesFull)
    await show(trx, change, [...before, added])
    await audit(trx, staff, clock, {
      action: 'product.picture',
      subject: 'product',
      subjectId: id,
      after: { image: picture.name },
    })
  })
}

/**
 * Puts the pictures of a product into another order, or takes some away.
 *
 * @throws {CallError} 400 for one that it does not have; 409 `product-changed`
 */
export async function orderPictures(
  context: ServerContext,
  staff: DeskStaff,
  { id, seen, pictures }: { id: string; seen: number; pictures: readonly string[] },
): Promise<void> {
  await changing(context, { id, seen }, async (trx, change) => {
    const before = picturesNow(change)
    const isOfIt = pictures.every((one) => before.includes(one)) && new Set(pictures).size === pictures.length
    if (!isOfIt) throw new CallError(400, invalidRequest)
    await show(trx, change, pictures)
    await audit(trx, staff, context.clock, {
      action: 'product.pictures',
      subject: 'product',
      subjectId: id,
      before: { gallery: before.length },
      after: { gallery: pictures.length },
    })
  })
}

const picturesNow = ({ known: { row } }: Changing) =>
  picturesOf(storedPicture(row.thumbnail), storedGallery(row.gallery))

async function show(trx: Database, { known: { row }, at, version }: Changing, pictures: readonly string[]) {
  const [first] = pictures
  await trx
    .updateTable('product')
    .set({
      thumbnail: first === undefined ? drawnPackPath(row.id) : pictureAt(first, 560),
      gallery: JSON.stringify(pictures),
      updated_at: version,
    })
    .where('id', '=', row.id)
    .execute()
  await markShown(trx, row.id)
  await tellChanged(trx, ['image', 'gallery'], at)
}
