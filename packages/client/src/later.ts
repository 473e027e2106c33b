import { offline } from '@dawakit/core/messages'
import { ShopError } from './shop-error.ts'

/** Loads a part on its first use; where it cannot be fetched, the network is what failed. */
export const later =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    load().catch(() => {
      throw new ShopError(offline)
    })
