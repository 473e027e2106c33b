'use client'

import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { Drawing } from '../../controls/icon/draw.tsx'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { cardActionFaces } from './card-action-face.ts'
import { cardActionLabels } from './card-action-labels.ts'
import type { SoldProduct } from './sold-product.ts'
import { useCardAction } from './use-card-action.ts'

export interface CardActionButtonProps extends SoldProduct, Omit<ButtonProps, 'variant'> {
  /** Draws a bell or a check mark before the words. @default false */
  hasDrawing?: boolean
}

/** Add to Cart, Remove From Cart, Notify Me, Notified or Not For Sale. */
export function CardActionButton({ product, variant, hasDrawing, ...button }: CardActionButtonProps) {
  const labels = useLabels('cardAction', cardActionLabels)
  const { action, isBusy, press } = useCardAction({ product, variant })
  const part = usePart()
  const face = cardActionFaces[action]
  return (
    <Button
      {...button}
      part={part(`action action-${action}`)}
      data-dawa-action={action}
      variant={face.variant}
      isBusy={isBusy}
      // Not `disabled`: who has just pressed Notify Me keeps the focus.
      aria-disabled={face.variant === 'off'}
      onClick={face.variant === 'off' ? undefined : press}
    >
      {hasDrawing && face.drawing && <Drawing path={face.drawing} size={16} />}
      {labels[action]}
    </Button>
  )
}
