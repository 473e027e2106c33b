'use client'

import type { CheckoutConfig } from '@dawakit/client'
import { useEffect, useState } from 'react'
import { useShop } from '../shop-context/shop-context.tsx'

/** How the shop takes money. */
export function useCheckoutConfig(): [config: CheckoutConfig | 'loading' | 'failed', retry: () => void] {
  const shop = useShop('Checkout')
  const [config, setConfig] = useState<CheckoutConfig | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (config !== 'loading') return
    let isCurrent = true
    const settle = (value: CheckoutConfig | 'failed') => {
      if (isCurrent) setConfig(value)
    }
    shop.call('GET /get/checkoutConfig').then(
      ({ data }) => settle(data),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, config])
  return [config, () => setConfig('loading')]
}
