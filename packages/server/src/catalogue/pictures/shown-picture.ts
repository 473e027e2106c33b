import type { ImageRef } from '@dawakit/core/contract'
import type { StoredGallery, StoredPicture } from '../../ground/database/schema/column.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'

/** The pack that is drawn for a product without a picture of its own. */
export function drawnPackPath(productId: string): string {
  return `/images/packs/${productId}.svg`
}

/**
 * What a page loads for a product: its picture where that lies in this store, else the drawn pack. No page asks another host, whatever was
 * written into the table.
 */
export function shownPicture(picture: StoredPicture, productId: string): string {
  const address = storedPicture(picture)
  return isOwnPath(address) ? address : drawnPackPath(productId)
}

/** As {@link shownPicture}, of a gallery: what lies elsewhere is left out. */
export function shownGallery(gallery: StoredGallery): ImageRef[] {
  return readGallery(gallery).filter((image) => addressesOf(image).every(isOwnPath))
}

/** The text as it was written, for an export or for who takes the picture in: never for a page. */
export function storedPicture(picture: StoredPicture): string {
  return String(picture)
}

/** As {@link storedPicture}, of a gallery: an address for each picture that has one. */
export function storedGallery(gallery: StoredGallery): string[] {
  return readGallery(gallery).flatMap((image) => addressesOf(image).slice(0, 1))
}

function readGallery(gallery: StoredGallery): ImageRef[] {
  return JSON.parse(String(gallery)) as ImageRef[]
}

function addressesOf(image: ImageRef): string[] {
  if (typeof image === 'string') return [image]
  return [image.url, image.imageUrl].filter((address) => address !== undefined)
}
