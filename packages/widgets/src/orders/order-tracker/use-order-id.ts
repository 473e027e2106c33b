'use client'

import type { Sayable } from '@dawakit/client'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

/** In place of an order's id: the customer's newest order, for pages that do not know it. */
const LATEST = 'latest'

interface FoundOrder {
  /** Undefined while it is not known. */
  id: string | undefined
  /** 'none': nothing was ordered yet. */
  status: 'loading' | 'known' | 'none' | 'failed'
  /** Why it is not known. */
  refusal?: Sayable
}

const LOADING: FoundOrder = { id: undefined, status: 'loading' }

/** The order that is meant: `latest` is found for whoever is signed in, and is the one that is then placed. */
export function useOrderId(orderId: string | undefined): FoundOrder & { reload: () => void } {
  const shop = useShop('useOrderId')
  const userId = useSession().user?._id
  const [turn, setTurn] = useState(0)
  const [latest, setLatest] = useState(LOADING)
  const isLatest = orderId === LATEST

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    setLatest(LOADING)
    if (!isLatest || !userId) return
    let isCurrent = true
    const settle = (found: FoundOrder) => {
      if (isCurrent) setLatest(found)
    }
    const knownAs = (id: string | undefined): FoundOrder => ({ id, status: id ? 'known' : 'none' })
    shop.call('GET /get/orderByUserId', { query: { id: userId, page: 1, limit: 1 } }).then(
      ({ data }) => settle(knownAs(data[0]?._id)),
      (refusal) => settle({ id: undefined, status: 'failed', refusal }),
    )
    const stop = shop.on('order:place', ({ _id }) => {
      isCurrent = false
      setLatest(knownAs(_id))
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [shop, userId, isLatest, turn])

  const reload = useCallback(() => setTurn((now) => now + 1), [])
  return isLatest ? { ...latest, reload } : { id: orderId, status: 'known', reload }
}
