import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { amoxicillin, coughSyrup, paracetamol } from '@dawakit/testing/fixtures/products'
import type { StoryVisit } from '../story-api.ts'

const state = { users: [customerFixture()], orders: [deliveredOrder] }

/** Who may look at the live page. */
export const VISITORS = {
  guest: { label: 'A guest', visit: { state } },
  'guest-with-cart': {
    label: 'A guest with a cart',
    visit: {
      state,
      cart: [
        [paracetamol, 2],
        [amoxicillin, 1],
        [coughSyrup, 1],
      ],
    },
  },
  customer: {
    label: 'A customer with a cart and an order',
    visit: { user: buyerFixture(), state: { orders: [deliveredOrder] } },
  },
} as const satisfies Record<string, { label: string; visit: StoryVisit }>

export type Visitor = keyof typeof VISITORS
