'use client'

import { useEffect, useState } from 'react'

/** Whole seconds left of a wait, 0 when it is over; `start` begins it anew. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [
    left,
    (seconds) => {
      setNow(Date.now())
      setEndsAt(Date.now() + seconds * 1000)
    },
  ]
}
