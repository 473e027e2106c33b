import { offline } from '@dawakit/core/refusals'
import { ShopError } from './shop-error.ts'

/**
 * A module that is fetched at the first need and kept. Browsers keep one that failed as failed while the page lives:
 * without a network none is asked for.
 * @returns what fetches it. It throws a {ShopError} 'offline' where that fails, and asks again at the next need.
 */
export function fetchedModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | null
  return () => {
    module ??= (navigator.onLine === false ? Promise.reject() : load()).catch(() => {
      module = null
      throw new ShopError(offline)
    })
    return module
  }
}
