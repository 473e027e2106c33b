'use client'

import type { Notice, Shop } from '@dawakit/client'
import { noticesLabels } from '@dawakit/core/messages'
import { useEffect, useRef, useState } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../icon/icon.tsx'
import { useShop, useShopStore } from '../shop-context/shop-context.tsx'

type Claim = (isFirst: boolean) => void

/** Who shows a shop's notices: the last that came, so that an open dialog's own region does. */
const claims = new WeakMap<Shop, Claim[]>()

function useIsTopmost(shop: Shop): boolean {
  const [isTopmost, setTopmost] = useState(false)
  useEffect(() => {
    const stack = claims.get(shop) ?? []
    claims.set(shop, stack)
    stack.at(-1)?.(false)
    stack.push(setTopmost)
    setTopmost(true)
    return () => {
      stack.splice(stack.indexOf(setTopmost), 1)
      stack.at(-1)?.(true)
    }
  }, [shop])
  return isTopmost
}

function Toast({ notice }: { notice: Notice }) {
  const shop = useShop('Notices')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = () => clearTimeout(timer.current)
  const run = () => {
    pause()
    timer.current = setTimeout(() => shop.dismissNotice(notice.id), notice.durationMs)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice runs once; run and pause are its own
  useEffect(() => {
    run()
    return pause
  }, [notice.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only hold the clock
    <div
      className={`dawa-notices__item dawa-notices__item--${notice.kind}`}
      part="notice"
      onMouseEnter={pause}
      onMouseLeave={run}
      onFocus={pause}
      onBlur={run}
    >
      {notice.kind === 'success' ? <CheckIcon /> : <AlertIcon />}
      <p className="dawa-notices__text">
        <strong>{notice.title}</strong> {notice.text}
      </p>
      <button
        type="button"
        className="dawa-notices__close"
        aria-label={noticesLabels.dismiss}
        onClick={() => shop.dismissNotice(notice.id)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

/**
 * The shop's toasts, announced: successes politely, warnings and errors at once. A page may hold
 * several (each open dialog brings one); one of them shows.
 */
export function Notices() {
  const shop = useShop('Notices')
  const isTopmost = useIsTopmost(shop)
  const notices = useShopStore((from) => from.$notices)
  const show = (isSuccess: boolean) =>
    isTopmost &&
    notices
      .filter((notice) => (notice.kind === 'success') === isSuccess)
      .map((notice) => <Toast key={notice.id} notice={notice} />)
  return (
    <div className="dawa-widget dawa-notices" part="notices">
      <div role="status" aria-live="polite">
        {show(true)}
      </div>
      <div role="alert" aria-live="assertive">
        {show(false)}
      </div>
    </div>
  )
}
