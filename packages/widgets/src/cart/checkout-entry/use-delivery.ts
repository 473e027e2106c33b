'use client'

import type { StateShipping } from '@dawakit/core/contract'
import { stateUnavailable } from '@dawakit/core/refusals'
import { useEffect, useState } from 'react'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

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
    const fail = (failure: { code: string }) => {
      if (isCurrent) tellFailure(shop, 'address', failure)
      settle(failure.code === stateUnavailable.code ? 'unavailable' : 'failed')
    }
    shop
      .call('GET /get/singleState', { query: { stateName } })
      .then(({ data }) => (data ? settle(data) : fail(stateUnavailable)), fail)
    return () => {
      isCurrent = false
    }
  }, [shop, stateName, delivery])
  if (!stateName) return ['none', () => {}]
  return [delivery ?? 'loading', () => setKnown(undefined)]
}
