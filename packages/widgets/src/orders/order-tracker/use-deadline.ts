'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * The present, as far as a deadline is concerned: it moves on when that is over.
 * @param dueAt - ISO 8601; null where nothing is awaited.
 * @param onDue - It has just come to be over.
 */
export function useDeadline(dueAt: string | null, onDue: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const latest = useRef(onDue)
  useEffect(() => {
    latest.current = onDue
  })
  useEffect(() => {
    setNow(Date.now())
    const leftMs = dueAt ? Date.parse(dueAt) - Date.now() : 0
    if (leftMs <= 0) return
    const timer = setTimeout(() => {
      setNow(Date.now())
      latest.current()
    }, leftMs)
    return () => clearTimeout(timer)
  }, [dueAt])
  return now
}
