'use client'

import { useEffect } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import type { OrderChoices } from './use-order-draft.ts'

/**
 * Chooses what an order by prescription says: its prescriptions, and whom it is for. Where it cannot be had, the cart is
 * ordered as any other, and waits for the pharmacist.
 *
 * @param preparedId - Of the request; undefined where the cart was filled by hand.
 */
export function usePrepared(
  preparedId: string | undefined,
  choose: (choice: Partial<OrderChoices>) => void,
): void {
  const shop = useShop('Checkout')
  const { user } = useSession()
  const userId = user?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is another one each time, and means the same
  useEffect(() => {
    if (preparedId === undefined || userId === undefined) return
    let isCurrent = true
    import('./prepared-choices.ts')
      .then(({ preparedChoices }) => preparedChoices(shop, preparedId))
      .then(
        (choices) => isCurrent && choose(choices),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [shop, preparedId, userId])
}
