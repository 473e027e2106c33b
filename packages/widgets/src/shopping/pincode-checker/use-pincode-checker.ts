'use client'

import type { Pincode, ShopError } from '@dawakit/client'
import { isPincode, PINCODE_DEBOUNCE_MS } from '@dawakit/core/delivery'
import { enterValidPincode, pincodeUnavailable } from '@dawakit/core/refusals'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

export type PincodeStatus = 'empty' | 'typing' | 'checking' | 'serviceable' | 'unserviceable' | 'failed'

export interface PincodeChecker {
  status: PincodeStatus
  text: string
  /** The failure's sentence, while `status` is 'failed'. */
  message: string
  setText(digits: string): void
  /** Asks for the whole pincode, and saves it when it is served. @returns it, or null */
  check(): Promise<Pincode | null>
}

/** The text of a pincode field, what is known of it, and the check. */
export function usePincodeChecker(): PincodeChecker {
  const shop = useShop('PincodeChecker')
  const [text, setText] = useState('')
  const [status, setStatus] = useState<PincodeStatus>('empty')
  const [message, setMessage] = useState('')
  const latest = useRef(text)

  // While typing: is there a served pincode that starts so?
  useEffect(() => {
    if (!text) return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const query = { searchPincode: text }
      const answer = await shop.call('GET /get/pincode', { query }, { signal: call.signal }).catch(() => null)
      // A list that did not come says nothing of the pincode: the check will.
      if (!answer || call.signal.aborted) return
      if (answer.data.some(({ pincode }) => String(pincode).startsWith(text))) return
      setStatus('unserviceable')
      const { code, text: message } = pincodeUnavailable
      shop.emit('error', { code, kind: 'pincode', message })
    }, PINCODE_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
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
      if (!isPincode(text)) {
        shop.notify({ kind: 'error', title: shop.say(enterValidPincode) })
        return null
      }
      setStatus('checking')
      try {
        const found = await shop.pincode.check(text)
        if (latest.current !== text) return null
        if (found) await shop.pincode.set(found)
        if (latest.current === text) setStatus(found ? 'serviceable' : 'unserviceable')
        return found
      } catch (error) {
        if (latest.current === text) {
          setMessage(shop.say(error as ShopError))
          setStatus('failed')
        }
        return null
      }
    },
  }
}
