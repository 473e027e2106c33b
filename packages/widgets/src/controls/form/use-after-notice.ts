'use client'

import { NOTICE_MS } from '@dawakit/client'
import { useEffect, useRef } from 'react'

/**
 * Calls `then` when the notice of what is done has been read.
 * Who has left the form by then has gone elsewhere, and stays there.
 */
export function useAfterNotice(isDone: boolean, then: () => void): void {
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => latest.current(), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isDone])
}
