'use client'

import type { Order } from '@dawakit/client'
import { istDate } from '@dawakit/core/delivery'
import { searchOrders } from '@dawakit/core/order'
import { MAX_LIMIT } from '@dawakit/core/product'
import { orderNotFound } from '@dawakit/core/refusals'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

/** Pages of 100 orders that are fetched at most. */
const MAX_PAGES = 20

const none: readonly Order[] = []

/** All orders of the customer, and those of them that search and date leave. */
export function useOrders() {
  const shop = useShop('OrdersTable')
  const { user, status: sessionStatus } = useSession()
  const userId = user?._id
  const [loaded, setLoaded] = useState<{ of: string; orders: readonly Order[] }>()
  // Nothing of one customer shows to the next.
  const orders = loaded && loaded.of === userId ? loaded.orders : none
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [turn, setTurn] = useState(0)
  const [search, setSearch] = useState('')
  const [day, setDay] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    async function load(id: string) {
      const all: Order[] = []
      for (let page = 1; page <= MAX_PAGES; page++) {
        const { data, totalCount = 0 } = await shop.call('GET /get/orderByUserId', {
          query: { id, page, limit: MAX_LIMIT },
        })
        all.push(...data)
        if (data.length === 0 || all.length >= totalCount) break
      }
      return all
    }
    setStatus('loading')
    load(userId).then(
      (all) => {
        if (!isCurrent) return
        setLoaded({ of: userId, orders: all })
        setStatus('ready')
      },
      () => {
        if (isCurrent) setStatus('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shop, userId, turn])

  const found = useMemo(
    () =>
      searchOrders(orders, search).filter(({ orderedAt }) => !day || istDate(new Date(orderedAt)) === day),
    [orders, search, day],
  )

  return {
    status: sessionStatus === 'guest' ? ('guest' as const) : status,
    found,
    search,
    day,
    setDay,
    reload: useCallback(async () => setTurn((now) => now + 1), []),
    /** Runs the search; one that finds nothing says so. */
    runSearch(text: string) {
      setSearch(text)
      if (text.trim() && searchOrders(orders, text).length === 0) {
        shop.notify({ kind: 'error', title: shop.say(orderNotFound) })
      }
    },
  }
}
