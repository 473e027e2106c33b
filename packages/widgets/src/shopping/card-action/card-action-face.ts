import type { CardAction } from '@dawakit/core/product'
import type { ButtonVariant } from '../../controls/button/button-class.ts'
import { BELL } from '../../controls/icon/bell-drawing.ts'
import { CHECK } from '../../controls/icon/check-drawing.ts'

/** How a state looks, besides its words. */
export interface CardActionFace {
  /** 'off' where there is nothing to press. */
  variant: ButtonVariant
  /** Stands before the words of a card. */
  drawing?: string
}

export const cardActionFaces: Readonly<Record<CardAction, CardActionFace>> = {
  add: { variant: 'primary' },
  remove: { variant: 'tint' },
  notify: { variant: 'secondary', drawing: BELL },
  notified: { variant: 'off', drawing: CHECK },
  notForSale: { variant: 'off' },
}
