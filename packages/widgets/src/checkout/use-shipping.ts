'use client'

import type { StateShipping } from '@dawakit/core/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../shop-context/shop-context.tsx'

/** 'none' without a state; 'unavailable' when the shop does not deliver there. */
export type Shipping = StateShipping | 'none' | 'loading' | 'unavailable' | 'failed'

/** Fee and days of delivery to a state. */
export function useShipping(stateName: string | undefined): [Shipping, retry: () => void] {
  const shop = useShop('useShipping')
  const [known, setKnown] = useState<{ stateName: string; shipping: Shipping }>()
  const shipping = known?.stateName === stateName ? known?.shipping : undefined
  useEffect(() => {
    if (!stateName || shipping) return
    let isCurrent = true
    const settle = (found: Shipping) => {
      if (isCurrent) setKnown({ stateName, shipping: found })
    }
    shop.call('GET /get/singleState', { query: { stateName } }).then(
      ({ data }) => settle(data ?? 'unavailable'),
      (failure) => settle(failure.code === 'state-unavailable' ? 'unavailable' : 'failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, stateName, shipping])
  if (!stateName) return ['none', () => {}]
  return [shipping ?? 'loading', () => setKnown(undefined)]
}
