'use client'

import type { StateShipping } from '@dawakit/core/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../shop-context/shop-context.tsx'

/** 'none' without a state; 'unavailable' when the shop does not deliver there. */
export type Delivery = StateShipping | 'none' | 'loading' | 'unavailable' | 'failed'

/** Fee and days of delivery to a state. */
export function useDelivery(stateName: string | undefined): [Delivery, retry: () => void] {
  const shop = useShop('useDelivery')
  const [known, setKnown] = useState<{ stateName: string; delivery: Delivery }>()
  const delivery = known?.stateName === stateName ? known?.delivery : undefined
  useEffect(() => {
    if (!stateName || delivery) return
    let isCurrent = true
    const settle = (found: Delivery) => {
      if (isCurrent) setKnown({ stateName, delivery: found })
    }
    shop.call('GET /get/singleState', { query: { stateName } }).then(
      ({ data }) => settle(data ?? 'unavailable'),
      (failure) => settle(failure.code === 'state-unavailable' ? 'unavailable' : 'failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, stateName, delivery])
  if (!stateName) return ['none', () => {}]
  return [delivery ?? 'loading', () => setKnown(undefined)]
}
