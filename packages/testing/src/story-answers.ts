import type { CallName } from '@dawakit/core/contract'
import type { StoryShopOptions } from './story-shop-options.ts'

/** A shop whose calls of these names do not get through. */
export const cutOff = (...names: CallName[]): Pick<StoryShopOptions, 'arrange'> => ({
  arrange: (server) => {
    for (const name of names) {
      server.answer(name, () => {
        throw new TypeError('network')
      })
    }
  },
})

/** A shop whose answers to these calls are still on their way. */
export const waiting = (...names: CallName[]): Pick<StoryShopOptions, 'arrange'> => ({
  arrange: (server) => {
    for (const name of names) server.hold(name)
  },
})
