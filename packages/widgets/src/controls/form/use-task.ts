'use client'

import type { FailureKind, Shop, ShopError } from '@dawakit/client'
import { somethingWentWrong } from '@dawakit/core/refusals'
import { useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { tellFailure } from './tell-failure.ts'

/** A failure's sentence: the refusal's when the shop answered, else that something went wrong. */
export function failureText(shop: Shop, failure: unknown): string {
  const { code, message } = failure as Partial<ShopError>
  return shop.say(code && message ? (failure as ShopError) : somethingWentWrong)
}

/**
 * One piece of work at a time; a failure is shown as a notice, unless `onFailure` takes it.
 * @param kind - What a failure that is shown is about, for the host. @default it is not told
 */
export function useTask(kind?: FailureKind) {
  const shop = useShop('useTask')
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  async function run(work: () => Promise<unknown>, onFailure?: (failure: unknown) => void): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      if (onFailure) onFailure(failure)
      else {
        shop.notify({ kind: 'error', title: failureText(shop, failure) })
        if (kind) tellFailure(shop, kind, failure)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { isBusy, run }
}
