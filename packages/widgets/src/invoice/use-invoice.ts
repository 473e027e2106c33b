'use client'

import type { Invoice } from '@dawakit/client'
import { orderNotFound } from '@dawakit/core/refusals'
import { useCallback, useEffect, useState } from 'react'
import { failureText } from '../form/use-task.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useSession } from '../shop-context/shop-stores.ts'

export interface InvoiceState {
  invoice: Invoice | null
  status: 'loading' | 'ready' | 'guest' | 'failed'
  /** Why there is none: 'Invoice will available after delivery', 'Order not found', … */
  sentence: string
  reload: () => void
}

/** @param given - An invoice that the host has already; then nothing is asked. */
export function useInvoice(orderId: string | undefined, given?: Invoice): InvoiceState {
  const shop = useShop('Invoice')
  const session = useSession()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Pick<InvoiceState, 'invoice' | 'status' | 'sentence'>>({
    invoice: null,
    status: 'loading',
    sentence: '',
  })
  const canAsk = !given && Boolean(orderId) && session.status === 'signedIn'

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!canAsk || !orderId) return
    let isCurrent = true
    setState({ invoice: null, status: 'loading', sentence: '' })
    shop.call('GET /get/invoice', { query: { orderId } }).then(
      ({ data }) => {
        if (isCurrent) setState({ invoice: data, status: 'ready', sentence: '' })
      },
      (failure) => {
        if (isCurrent) setState({ invoice: null, status: 'failed', sentence: failureText(failure) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [shop, orderId, canAsk, turn])

  const reload = useCallback(() => setTurn((now) => now + 1), [])
  if (given) return { invoice: given, status: 'ready', sentence: '', reload }
  if (!orderId) return { invoice: null, status: 'failed', sentence: orderNotFound.text, reload }
  if (session.status === 'guest') return { invoice: null, status: 'guest', sentence: '', reload }
  return { ...state, reload }
}
