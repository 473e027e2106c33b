'use client'

import type { ProductSummary } from '@dawakit/client'
import { useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { askToBeTold, hasAskedToBeTold } from './stock-request.ts'

export interface NotifyMe {
  isNotified: boolean
  isBusy: boolean
  /** Asks to be told; a guest is asked to log in. */
  request(): Promise<void>
}

/** "Tell me when it is back": whether this customer has asked for the product, and the asking. */
export function useNotifyMe(product: Pick<ProductSummary, '_id' | 'totalStocks' | 'isForSale'>): NotifyMe {
  const shop = useShop('useNotifyMe')
  const { user } = useSession()
  const userId = user?._id
  const [isBusy, setBusy] = useState(false)
  const [isNotified, setNotified] = useState(false)
  const isAskable = product.isForSale && product.totalStocks <= 0

  useEffect(() => {
    setNotified(false)
    if (!userId || !isAskable) return
    const call = new AbortController()
    hasAskedToBeTold(shop, { userId, productId: product._id }, call)
      // Who has asked meanwhile has asked.
      .then((hasAsked) => hasAsked && setNotified(true))
      // Unknown is "not asked": asking twice is one request.
      .catch(() => {})
    return () => call.abort()
  }, [shop, userId, product._id, isAskable])

  return {
    isNotified,
    isBusy,
    async request() {
      if (isBusy) return
      setBusy(true)
      if (await askToBeTold(shop, product._id)) setNotified(true)
      setBusy(false)
    },
  }
}
