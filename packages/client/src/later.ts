import { offline } from '@dawakit/core/refusals'
import { ShopError } from './shop-error.ts'

/**
 * Loads a part on its first use; where it cannot be fetched, the network is what failed. Browsers keep a module that
 * failed as failed while the page lives: without a network none is asked for.
 */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null
  return () => {
    part ??= (navigator.onLine === false ? Promise.reject() : load()).catch(() => {
      part = null
      throw new ShopError(offline)
    })
    return part
  }
}
