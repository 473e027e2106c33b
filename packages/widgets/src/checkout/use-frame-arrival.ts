'use client'

import { useEffect, useState } from 'react'

/** What a frame that shows nothing is given before it is called silent. */
const PATIENCE_MS = 10_000

/**
 * How the gateway's page in a frame comes along. It shows that it is there by a message, as gateways send to be sized; the
 * browser says when the page's policy keeps it out.
 */
export function useFrameArrival(origin: string): 'coming' | 'there' | 'silent' | 'blocked' {
  const [arrival, setArrival] = useState<'coming' | 'there' | 'silent' | 'blocked'>('coming')
  useEffect(() => {
    const until = new AbortController()
    const timer = setTimeout(() => setArrival((now) => (now === 'coming' ? 'silent' : now)), PATIENCE_MS)
    addEventListener(
      'message',
      (event) => {
        if (event.origin === origin) setArrival('there')
      },
      until,
    )
    document.addEventListener(
      'securitypolicyviolation',
      ({ disposition, effectiveDirective, blockedURI }) => {
        const isOfFrame = /^(frame-src|child-src|form-action)$/.test(effectiveDirective)
        if (disposition === 'enforce' && isOfFrame && blockedURI.startsWith(origin)) setArrival('blocked')
      },
      until,
    )
    return () => {
      until.abort()
      clearTimeout(timer)
    }
  }, [origin])
  return arrival
}
