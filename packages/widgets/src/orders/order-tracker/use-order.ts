'use client'

import type { Order, Sayable } from '@dawakit/client'
import { continueOnStore, orderNotFound, somethingWentWrong } from '@dawakit/core/refusals'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FetchPart } from '../../ground/fetched/use-fetched.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useOrderId } from './use-order-id.ts'

export interface OrderState {
  /** The order as last heard of. */
  order: Order | null
  /** 'none': the latest was asked for, and nothing was ordered yet. */
  status: 'loading' | 'ready' | 'guest' | 'none' | 'missing' | 'failed'
  /** Why there is none, where another try may help. */
  refusal?: Sayable | undefined
  /** Asks again; what is shown stays until the answer is here. */
  reload: () => Promise<void>
}

/** What shows an order: before it is known what is in it, what is then fetched beside it; of one, what this one needs. */
export type PartsOf = (order?: Order) => readonly FetchPart<object>[]

const noParts: PartsOf = () => []
/** An order shows without a part that cannot be had. */
const fetchAll = (parts: readonly FetchPart<object>[]) =>
  Promise.all(parts.map((fetchPart) => fetchPart().catch(() => {})))

/**
 * One order of the customer, fresh whenever the page is looked at again.
 * @param wanted - Its id, or `latest`.
 * @param given - An order that the host has already; then nothing is asked.
 * @param partsOf - The order shows when they are there, so that it shows whole. One function for good.
 */
export function useOrder(wanted: string | undefined, given?: Order, partsOf = noParts): OrderState {
  const shop = useShop('useOrder')
  const session = useSession()
  const found = useOrderId(given ? undefined : wanted)
  const orderId = found.id
  const [state, setState] = useState<Omit<OrderState, 'reload'>>({ order: null, status: 'loading' })
  const latest = useRef(0)
  const canAsk = !given && Boolean(orderId) && session.status === 'signedIn'

  const reload = useCallback(async () => {
    if (!canAsk || !orderId) return
    latest.current += 1
    const turn = latest.current
    try {
      const [{ data }] = await Promise.all([
        shop.call('GET /get/userOrder', { query: { id: orderId } }),
        fetchAll(partsOf()),
      ])
      await fetchAll(partsOf(data))
      if (turn === latest.current) setState({ order: data, status: 'ready' })
    } catch (failure) {
      const { code, status = 0 } = failure as { code?: string; status?: number }
      // Someone else's, unknown, or no id at all: to this customer there is no such order.
      // A proxy's own page says nothing of the order; one of the store's own is shown there.
      const isMissing =
        code === orderNotFound.code ||
        (code !== somethingWentWrong.code &&
          code !== continueOnStore.code &&
          [400, 403, 404].includes(status))
      if (turn === latest.current) {
        setState((now) => ({
          order: now.order,
          status: isMissing ? 'missing' : now.order ? 'ready' : 'failed',
          refusal: failure as Sayable,
        }))
      }
    }
  }, [shop, orderId, canAsk, partsOf])

  useEffect(() => {
    if (!canAsk) return
    // Another order than the one before: nothing of that one shows while this one is on its way.
    setState({ order: null, status: 'loading' })
    void reload()
    const look = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      latest.current += 1
      document.removeEventListener('visibilitychange', look)
    }
  }, [canAsk, reload])

  if (given) return { order: given, status: 'ready', reload }
  if (session.status === 'guest') return { order: null, status: 'guest', reload }
  if (found.status !== 'known') {
    const { status, refusal } = found
    return { order: null, status, refusal, reload: async () => found.reload() }
  }
  return orderId ? { ...state, reload } : { order: null, status: 'missing', reload }
}
