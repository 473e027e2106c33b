import { pictureSizes } from '@dawakit/core/product'

/** How wide the gallery shows a picture: see gallery.css. */
const WIDE = '(max-width: 770px) 46vw, 520px'

/** In which sizes a picture of the gallery comes; nothing of one that comes in no sizes. */
export function pageSizes(address: string): { srcset?: string; sizes?: string } {
  const srcset = pictureSizes(address)
  return srcset === undefined ? {} : { srcset, sizes: WIDE }
}
