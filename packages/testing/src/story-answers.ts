import type { CallName } from '@dawakit/core/contract'
import type { Refusal } from '@dawakit/core/refusals'
import { errorAnswer } from './contract-server.ts'
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

/** A shop that says no to this call. */
export const refusing = (
  name: CallName,
  status: number,
  refusal: Refusal,
): Pick<StoryShopOptions, 'arrange'> => ({
  arrange: (server) => server.answer(name, errorAnswer(status, refusal)),
})

/** A shop whose answers to these calls are still on their way. */
export const waiting = (...names: CallName[]): Pick<StoryShopOptions, 'arrange'> => ({
  arrange: (server) => {
    for (const name of names) server.hold(name)
  },
})
