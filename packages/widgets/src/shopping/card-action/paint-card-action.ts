import type { CardAction } from '@dawakit/core/product'
import { changeVariant } from '../../controls/button/button-class.ts'
import { cardActionFaces } from './card-action-face.ts'

/** Puts a `CardActionButton` of a server's markup into another state, as React would. */
export function paintCardAction(button: HTMLElement, action: CardAction, label: string): void {
  const before = button.dataset['dawaAction'] as CardAction
  if (before === action) return
  const { variant, drawing } = cardActionFaces[action]
  button.dataset['dawaAction'] = action
  changeVariant(button, cardActionFaces[before].variant, variant)
  // Not `disabled`: who has just pressed it keeps the focus.
  button.ariaDisabled = variant === 'off' ? 'true' : null
  if (drawing) button.querySelector('path')?.setAttribute('d', drawing)
  if (button.lastChild) button.lastChild.textContent = label
}
