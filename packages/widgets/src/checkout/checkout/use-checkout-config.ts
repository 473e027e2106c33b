'use client'

import type { CheckoutConfig } from '@dawakit/client'
import { useEffect, useState } from 'react'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

/** How the shop takes money, once it has said so. */
export type ConfigState = CheckoutConfig | 'loading' | 'failed'

/** Asks how the shop takes money. */
export function useCheckoutConfig(): [config: ConfigState, retry: () => void] {
  const shop = useShop('Checkout')
  const [config, setConfig] = useState<ConfigState>('loading')
  useEffect(() => {
    if (config !== 'loading') return
    let isCurrent = true
    const settle = (value: CheckoutConfig | 'failed') => {
      if (isCurrent) setConfig(value)
    }
    shop.call('GET /get/checkoutConfig').then(
      ({ data }) => settle(data),
      (failure) => {
        if (isCurrent) tellFailure(shop, 'order', failure)
        settle('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shop, config])
  return [config, () => setConfig('loading')]
}
