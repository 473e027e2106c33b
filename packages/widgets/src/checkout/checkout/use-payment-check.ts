'use client'

import type { UnfinishedOrder } from '@dawakit/client'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

/** Milliseconds to the first question; each further wait is twice as long. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

/** Asks again and again, ever more slowly; at once when the network is back. */
function useRepeated(isOn: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout>
    const until = new AbortController()
    const wait = (waitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(askNow, waitMs, waitMs)
    }
    const askNow = async (waitMs: number) => {
      await latest.current()
      if (!until.signal.aborted) wait(Math.min(2 * waitMs, LONGEST_WAIT_MS))
    }
    addEventListener('online', () => void askNow(FIRST_WAIT_MS), until)
    wait(FIRST_WAIT_MS)
    return () => {
      until.abort()
      clearTimeout(timer)
    }
  }, [isOn])
}

/**
 * Follows a payment that was taken on this page or the one before it until the shop has confirmed or refused it.
 * @param onRefused - The shop said no; until it says either, nothing is.
 */
export function usePaymentCheck(onRefused: (failure: unknown) => void) {
  const shop = useShop('Checkout')
  const { user, isUnverified = false } = useSession()
  const [unconfirmed, setUnconfirmed] = useState<UnfinishedOrder>()
  const userId = user?._id

  async function check(): Promise<void> {
    const failure = await shop.order.settle().then(
      () => undefined,
      (error: unknown) => error,
    )
    const order = await shop.order.unfinished().catch(() => null)
    const isOpen = Boolean(order?.receipt)
    setUnconfirmed(order && isOpen ? order : undefined)
    if (failure && !isOpen) onRefused(failure)
  }
  useRepeated(unconfirmed !== undefined, check)

  useEffect(() => {
    if (!userId && !isUnverified) return
    let isCurrent = true
    const takeUp = (order: UnfinishedOrder | null) => {
      if (isCurrent && order?.receipt && (isUnverified || userId === order.userId)) setUnconfirmed(order)
    }
    // What asks could not be fetched: the next page will.
    shop.order.unfinished().then(takeUp, () => {})
    return () => {
      isCurrent = false
    }
  }, [shop, userId, isUnverified])

  return { unconfirmed, check }
}
