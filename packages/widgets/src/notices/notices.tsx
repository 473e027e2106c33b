'use client'

import type { Notice, Shop } from '@dawakit/client'
import { noticesLabels } from '@dawakit/core/messages'
import { useEffect, useState } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../icon/icon.tsx'
import { useShop, useShopStore } from '../shop-context/shop-context.tsx'

type Claim = (isTopmost: boolean) => void

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

/**
 * The shop's toasts, announced: successes politely, warnings and errors at once. What the pointer or
 * the focus rests on stays until it leaves. A page may hold several of these (each open dialog
 * brings one, where the page's own is inert); one of them shows.
 */
export function Notices() {
  const shop = useShop('Notices')
  const isTopmost = useIsTopmost(shop)
  const current = useShopStore((from) => from.$notices)
  const [held, setHeld] = useState<readonly Notice[]>([])
  const shown = [...held, ...current.filter(({ id }) => !held.some((one) => one.id === id))]

  const list = (isSuccess: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'success') === isSuccess)
      .map(({ id, kind, title, text }) => (
        <div
          key={id}
          className={`dawa-notices__item dawa-notices__item--${kind}`}
          part={`notice notice-${kind}`}
        >
          {isSuccess ? <CheckIcon /> : <AlertIcon />}
          <p className="dawa-notices__text">
            <strong>{title}</strong> {text}
          </p>
          <button
            type="button"
            className="dawa-notices__close"
            part="notice-dismiss"
            aria-label={noticesLabels.dismiss}
            onClick={() => {
              setHeld(held.filter((one) => one.id !== id))
              shop.dismissNotice(id)
            }}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))

  if (!isTopmost) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only keep what is there
    <div
      className="dawa-widget dawa-notices"
      part="notices"
      onMouseEnter={() => setHeld(shown)}
      onMouseLeave={() => setHeld([])}
      onFocus={() => setHeld(shown)}
      onBlur={() => setHeld([])}
    >
      <div role="status" aria-live="polite">
        {list(true)}
      </div>
      <div role="alert" aria-live="assertive">
        {list(false)}
      </div>
    </div>
  )
}
