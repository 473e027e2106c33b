'use client'

import type { ShopError } from '@dawakit/client'
import type { PrescriptionRequest } from '@dawakit/core/contract'
import { type Refusal, somethingWentWrong } from '@dawakit/core/refusals'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

/** One order by prescription of the customer, and why there is none to see. */
export function useRequest(requestId: string) {
  const shop = useShop('PreparedOrder')
  const { user, status: sessionStatus } = useSession()
  const userId = user?._id
  const [loaded, setLoaded] = useState<{ of: string; request: PrescriptionRequest }>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    setRefusal(undefined)
    shop.call('GET /get/prescriptionRequest', { query: { id: requestId } }).then(
      ({ data }) => isCurrent && setLoaded({ of: userId, request: data }),
      (failure: ShopError) => {
        if (!isCurrent) return
        setRefusal(failure.code ? (failure as unknown as Refusal) : somethingWentWrong)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shop, userId, requestId, turn])

  const isOwn = loaded !== undefined && loaded.of === userId
  return {
    request: isOwn ? loaded.request : undefined,
    isGuest: sessionStatus === 'guest',
    refusal,
    /** What a call has answered is what it is now. */
    show: useCallback(
      (request: PrescriptionRequest) => {
        if (userId) setLoaded({ of: userId, request })
      },
      [userId],
    ),
    reload: useCallback(() => setTurn((now) => now + 1), []),
  }
}
