'use client'

import type { Invoice, Sayable } from '@dawakit/client'
import { orderNotFound } from '@dawakit/core/refusals'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useOrderId } from '../order-tracker/use-order-id.ts'

export interface InvoiceState {
  invoice: Invoice | null
  /** 'none': that of the latest order was asked for, and nothing was ordered yet. */
  status: 'loading' | 'ready' | 'guest' | 'none' | 'failed'
  /** Why there is none: the invoice comes after the delivery, there is no such order, … */
  refusal: Sayable | null
  reload: () => void
}

/**
 * @param wanted - The order's id, or `latest`.
 * @param given - An invoice that the host has already; then nothing is asked.
 */
export function useInvoice(wanted: string | undefined, given?: Invoice): InvoiceState {
  const shop = useShop('Invoice')
  const session = useSession()
  const found = useOrderId(given ? undefined : wanted)
  const orderId = found.id
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Pick<InvoiceState, 'invoice' | 'status' | 'refusal'>>({
    invoice: null,
    status: 'loading',
    refusal: null,
  })
  const canAsk = !given && Boolean(orderId) && session.status === 'signedIn'

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!canAsk || !orderId) return
    let isCurrent = true
    setState({ invoice: null, status: 'loading', refusal: null })
    shop.call('GET /get/invoice', { query: { orderId } }).then(
      ({ data }) => {
        if (isCurrent) setState({ invoice: data, status: 'ready', refusal: null })
      },
      (failure) => {
        if (isCurrent) setState({ invoice: null, status: 'failed', refusal: failure })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shop, orderId, canAsk, turn])

  const reload = useCallback(() => setTurn((now) => now + 1), [])
  if (given) return { invoice: given, status: 'ready', refusal: null, reload }
  const noInvoice = { invoice: null, refusal: null, reload }
  if (!wanted) return { ...noInvoice, status: 'failed', refusal: orderNotFound }
  if (session.status === 'guest') return { ...noInvoice, status: 'guest' }
  if (found.status !== 'known') {
    return { ...noInvoice, status: found.status, refusal: found.refusal ?? null, reload: found.reload }
  }
  return { ...state, reload }
}
