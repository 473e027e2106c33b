import { fetchedModule } from './fetched-module.ts'
import type { Kernel } from './kernel.ts'
import type { ShopError } from './shop-error.ts'

export type Actions = typeof import('./actions.ts')

/** What an action takes besides the shop. */
type ActionInput<Name extends keyof Actions> =
  Parameters<Actions[Name]> extends [Kernel, ...infer Input] ? Input : never

export type ShopActions = ReturnType<typeof loadActions>

/** The actions of one shop, loaded on the first use of any. */
export function loadActions(kernel: Kernel, load: () => Promise<Actions>) {
  const actions = fetchedModule(load)
  return {
    /** An action by its name. */
    act:
      <Name extends keyof Actions>(name: Name) =>
      async (...input: ActionInput<Name>): Promise<Awaited<ReturnType<Actions[Name]>>> => {
        // Actions say themselves what failed; this is for one that never came.
        const all = await actions().catch((error: ShopError) => {
          const { shop } = kernel
          shop.notify({ kind: 'error', title: shop.say(error) })
          throw error
        })
        // One signature for all of them: the compiler cannot follow `name` through the indexed call.
        const action = all[name] as unknown as (kernel: Kernel, ...rest: ActionInput<Name>) => never
        return action(kernel, ...input)
      },
    /** For what nobody waits for: where the actions cannot be fetched, all stays as it is. */
    inBackground: (work?: (all: Actions) => unknown) =>
      void actions()
        .then(work)
        .catch(() => {}),
  }
}
