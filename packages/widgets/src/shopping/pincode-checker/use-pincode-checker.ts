'use client'

import type { Pincode, ShopError } from '@dawakit/client'
import { fetchedModule } from '@dawakit/client/fetch'
import { isPincode } from '@dawakit/core/delivery'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import type { SettlePincode } from './check-pincode.ts'

export type PincodeStatus = 'empty' | 'typing' | 'checking' | 'serviceable' | 'unserviceable' | 'failed'

export interface PincodeChecker {
  status: PincodeStatus
  text: string
  /** Why, while `status` is 'unserviceable' or 'failed'. */
  message: string
  setText(digits: string): void
  /** Asks for the whole pincode, and saves it when it is served. @returns it, or null */
  check(): Promise<Pincode | null>
}

const fetchCheck = fetchedModule(() => import('./check-pincode.ts'))

/** The text of a pincode field, what is known of it, and the check. */
export function usePincodeChecker(): PincodeChecker {
  const shop = useShop('PincodeChecker')
  const [text, setText] = useState('')
  const [status, setStatus] = useState<PincodeStatus>('empty')
  const [message, setMessage] = useState('')
  const latest = useRef(text)
  const isLatest = () => latest.current === text
  const settle: SettlePincode = (next, why = '') => {
    if (!isLatest()) return
    setMessage(why)
    setStatus(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each text
  useEffect(() => {
    if (!text) return
    const call = new AbortController()
    fetchCheck().then(
      ({ watchPincode }) => watchPincode(shop, text, settle, call.signal),
      // Nothing is known of it: the check says so.
      () => {},
    )
    return () => call.abort()
  }, [shop, text])

  return {
    status,
    text,
    message,
    setText(digits) {
      latest.current = digits
      setText(digits)
      setStatus(digits ? 'typing' : 'empty')
    },
    async check() {
      if (status === 'unserviceable' || status === 'checking') return null
      if (isPincode(text)) setStatus('checking')
      try {
        const { checkPincode } = await fetchCheck()
        return await checkPincode(shop, text, settle, isLatest)
      } catch (error) {
        settle('failed', shop.say(error as ShopError))
        return null
      }
    },
  }
}
