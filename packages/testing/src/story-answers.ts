import type { CallName } from '@dawakit/core/contract'
import type { Refusal } from '@dawakit/core/refusals'
import { type ContractServer, errorAnswer } from './contract-server.ts'

/** Last changes of a story's API. */
interface Arranged {
  arrange(server: ContractServer): void
}

/** A shop whose calls of these names do not get through. */
export const cutOff = (...names: CallName[]): Arranged => ({
  arrange: (server) => {
    for (const name of names) {
      server.answer(name, () => {
        throw new TypeError('network')
      })
    }
  },
})

/** A shop that says no to this call. */
export const refusing = (name: CallName, status: number, refusal: Refusal): Arranged => ({
  arrange: (server) => server.answer(name, errorAnswer(status, refusal)),
})

/** A shop whose answers to these calls are still on their way. */
export const waiting = (...names: CallName[]): Arranged => ({
  arrange: (server) => {
    for (const name of names) server.hold(name)
  },
})
