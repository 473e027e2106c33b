'use client'

import type { PrescriptionRequest } from '@dawakit/core/contract'
import { MAX_LIMIT } from '@dawakit/core/product'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

const none: readonly PrescriptionRequest[] = []

/** The customer's newest orders by prescription. */
export function useRequests() {
  const shop = useShop('PrescriptionRequests')
  const { user } = useSession()
  const userId = user?._id
  const [loaded, setLoaded] = useState<{ of: string; requests: readonly PrescriptionRequest[] }>()
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    setFailed(false)
    shop.call('GET /get/prescriptionRequests', { query: { limit: MAX_LIMIT } }).then(
      ({ data }) => isCurrent && setLoaded({ of: userId, requests: data }),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, userId, turn])

  const isOwn = loaded !== undefined && loaded.of === userId
  return {
    // Nothing of one customer shows to the next.
    requests: isOwn ? loaded.requests : none,
    status: isOwn ? ('ready' as const) : hasFailed ? ('failed' as const) : ('loading' as const),
    reload: useCallback(() => setTurn((now) => now + 1), []),
  }
}
