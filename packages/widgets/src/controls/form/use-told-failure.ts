'use client'

import type { FailureKind } from '@dawakit/client'
import { useEffect } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { tellFailure } from './tell-failure.ts'

/** Tells the host of a failure for as long as it is shown: once for each. @param failure - null while there is none */
export function useToldFailure(kind: FailureKind, failure: unknown): void {
  const shop = useShop('useToldFailure')
  useEffect(() => {
    if (failure) tellFailure(shop, kind, failure)
  }, [shop, kind, failure])
}
