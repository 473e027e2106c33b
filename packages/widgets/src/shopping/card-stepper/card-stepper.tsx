'use client'

import type { CartLine } from '@dawakit/client'
import { mostPieces, quantityRefusal } from '@dawakit/core/cart'
import { useEffect, useRef } from 'react'
import { QuantityStepper } from '../../controls/quantity-stepper/quantity-stepper.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'
import { CardActionButton, type CardActionButtonProps } from '../card-action/card-action-button.tsx'
import { lineOf } from '../card-action/card-action-of.ts'

/** The card's button; what is in the cart is counted in its place, down to none. */
export function CardStepper(button: CardActionButtonProps) {
  const { lines } = useCart()
  const line = lineOf(lines, button.product._id)
  const isInCart = line !== undefined
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  // The control that was pressed goes; the focus stays where it stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is this that takes the control away
  useEffect(() => {
    // Of a shadow root it cannot be asked: it has no focused element while the focus stands elsewhere in the page.
    if (!hasFocus.current || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [isInCart])
  return (
    <div
      ref={place}
      className="dawa-product-card__count"
      onFocusCapture={() => {
        hasFocus.current = true
      }}
      onBlurCapture={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = place.current?.contains(relatedTarget as Node) ?? false
      }}
    >
      {line ? <LineStepper line={line} /> : <CardActionButton {...button} />}
    </div>
  )
}

function LineStepper({ line }: { line: CartLine }) {
  const shop = useShop('CardStepper')
  const { isBusy } = useCart()
  const { _id, name, quantity, variant } = line
  const change = (next: number) =>
    next === 0 ? shop.cart.remove(_id, variant) : shop.cart.setQuantity(_id, next, variant)
  return (
    <QuantityStepper
      label={name}
      value={quantity}
      min={0}
      max={mostPieces(line, quantity)}
      check={(next) => (next === 0 ? null : quantityRefusal(next, line))}
      isBusy={isBusy}
      // The shop has already shown why a change was refused.
      onChange={(next) => change(next).catch(() => {})}
    />
  )
}
