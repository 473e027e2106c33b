import type { DeskCallData, DeskCallInput, DeskCallName, DeskOrder } from '@dawakit/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeOptions, keyOf, useDeskChange } from '../api/use-desk.ts'
import { useOrderChanges } from './order-changes.tsx'

/** Calls that answer the order as it is then. */
export type OrderCallName = {
  [Name in DeskCallName]: DeskCallData<Name> extends DeskOrder ? Name : never
}[DeskCallName]

/** What a call asks for beside the order and its version. */
export type OrderFacts<Name extends DeskCallName> = Omit<
  NonNullable<DeskCallInput<Name>['body']>,
  'id' | 'seen'
>

/**
 * Makes a change of an order as it is shown. What is answered is shown; where somebody else was first, how it stands now is
 * shown instead, with what changed.
 */
export function useOrderChange<Name extends OrderCallName>(
  name: Name,
  order: DeskOrder,
  options: ChangeOptions<DeskCallData<Name>> = {},
) {
  const client = useQueryClient()
  const { show, tellChanged } = useOrderChanges()
  const change = useDeskChange(name, {
    ...options,
    makesOld: ['GET /desk/orders', 'GET /desk/orders/counts', 'POST /desk/orders/search'],
    onDone: (answer) => {
      show(answer as DeskOrder)
      options.onDone?.(answer)
    },
    onRefused: (error) => {
      if (error.code !== 'order-changed') return options.onRefused?.(error) ?? false
      const now = error.data as DeskOrder | undefined
      if (now) tellChanged(order, now)
      client.invalidateQueries({ queryKey: keyOf('GET /desk/order', { query: { id: order.id } }) })
      return true
    },
  })
  return {
    isPending: change.isPending,
    error: change.error,
    /** @param facts - What the call asks for beside the order and its version. */
    change: (facts: OrderFacts<Name>) =>
      // The order's own two fields are what every such call has in common.
      change.mutate({
        id: order.id,
        seen: order.version,
        ...facts,
      } as unknown as DeskCallInput<Name>['body']),
  }
}
