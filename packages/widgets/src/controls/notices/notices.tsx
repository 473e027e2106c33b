'use client'

import type { Notice, Shop } from '@dawakit/client'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useShop, useShopStore } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { AlertIcon } from '../icon/alert-icon.ts'
import { CheckIcon } from '../icon/check-icon.ts'
import { CloseIcon } from '../icon/close-icon.ts'
import { noticesLabels } from './notices-labels.ts'

type Claim = (isTopmost: boolean) => void

/** Who could show a shop's notices; the last does. A dialog's region comes after the page's, which is inert below it. */
const claims = new WeakMap<Shop, Claim[]>()

function useIsTopmost(shop: Shop, isInDialog: boolean): boolean {
  const [isTopmost, setTopmost] = useState(false)
  useEffect(() => {
    const stack = claims.get(shop) ?? []
    const settle = () => {
      for (const claim of stack) claim(claim === stack.at(-1))
    }
    claims.set(shop, stack)
    stack.splice(isInDialog ? stack.length : 0, 0, setTopmost)
    settle()
    return () => {
      stack.splice(stack.indexOf(setTopmost), 1)
      settle()
    }
  }, [shop, isInDialog])
  return isTopmost
}

export interface NoticesProps {
  /** Set by the dialogs, whose regions go before the page's. @default false */
  isInDialog?: boolean
}

/**
 * The shop's toasts, announced: successes politely, warnings and errors at once. What the pointer or
 * the focus rests on stays until it leaves. A page may hold several of these (each open dialog
 * brings one, where the page's own is inert); one of them shows.
 */
export function Notices({ isInDialog = false }: NoticesProps) {
  const labels = useLabels('notices', noticesLabels)
  const shop = useShop('Notices')
  const isTopmost = useIsTopmost(shop, isInDialog)
  const current = useShopStore((from) => from.$notices)
  const [held, setHeld] = useState<readonly Notice[]>([])
  /** Where the focus came from, to go back there. */
  const origin = useRef<HTMLElement | null>(null)
  const isPointed = useRef(false)
  // Above a dialog there is room for one: more would cover its title, or the field that is written into. What is held
  // keeps its place, and its node, which may have the focus.
  const shown = [...new Set([...held, ...(isInDialog ? current.slice(-1) : current)])]
  useEffect(() => {
    // What went well takes the place of what did before, and what went wrong before is over.
    const lastGood = Math.max(...current.map(({ id, kind }) => (kind === 'success' ? id : 0)))
    for (const { id, kind } of current) if (kind !== 'warning' && id < lastGood) shop.dismissNotice(id)
  }, [shop, current])

  const hold = () => setHeld(shown)
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!isPointed.current && !currentTarget.matches(':focus-within')) setHeld([])
  }

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
            aria-label={labels.dismiss}
            onClick={() => {
              setHeld(held.filter((one) => one.id !== id))
              shop.dismissNotice(id)
              origin.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))

  if (!isTopmost) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only keep what is there
    // biome-ignore lint/a11y/useKeyWithMouseEvents: the focus is heard on its way down
    <div
      className="dawa-widget dawa-notices"
      part="notices"
      onMouseOver={() => {
        isPointed.current = true
        hold()
      }}
      onMouseLeave={(event) => {
        isPointed.current = false
        leave(event)
      }}
      onFocusCapture={({ currentTarget, relatedTarget }) => {
        hold()
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null
      }}
      onBlurCapture={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave(event)
      }}
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
