'use client'

import { useEffect, useRef } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

/** Tells when the customer of the page has gone. What they chose and ordered is nothing for the next one. */
export function useSignedOut(onSignedOut: () => void): void {
  const { $session } = useShop('Checkout')
  const latest = useRef(onSignedOut)
  useEffect(() => {
    latest.current = onSignedOut
  })
  useEffect(
    () =>
      $session.listen(({ user, isUnverified }, before) => {
        if (before?.user && !user && !isUnverified) latest.current()
      }),
    [$session],
  )
}
