'use client'

import { useEffect, useState } from 'react'

type OrderedDetails = typeof import('./ordered-details.tsx').OrderedDetails

/**
 * What says all of an order that was placed, fetched when one is: most who see a checkout are before that.
 * @returns undefined while it is on its way, null where it could not be fetched
 */
export function useOrderedDetails(): { OrderedDetails: OrderedDetails } | null | undefined {
  const [details, setDetails] = useState<{ OrderedDetails: OrderedDetails } | null>()
  useEffect(() => {
    let isCurrent = true
    const settle = (found: { OrderedDetails: OrderedDetails } | null) => {
      if (isCurrent) setDetails(found)
    }
    import('./ordered-details.tsx').then(
      ({ OrderedDetails }) => settle({ OrderedDetails }),
      () => settle(null),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return details
}
