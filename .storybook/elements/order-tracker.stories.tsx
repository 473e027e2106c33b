import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cancelledOrder, deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const onTheWay = orderFixture({
  _id: 'o-4',
  orderNumber: 'DK-2611-000004',
  deliveryStatus: 'onTheWay',
  deliveryStatusTiming: { ...deliveredOrder.deliveryStatusTiming, delivered: null },
})

const meta: Meta<AttributeValues> = {
  title: 'Orders/Order tracker as an element',
  ...elementStories(
    'dawa-order-tracker',
    {
      user: customerFixture(),
      state: { orders: [onTheWay, deliveredOrder, cancelledOrder] },
      shop: { 'checkout-href': '/checkout' },
    },
    640,
  ),
  args: { 'order-id': 'latest' },
}
export default meta

export const Latest: ElementStory = {
  play: async ({ canvasElement }) => {
    const tracker = insideOf(canvasElement, 'dawa-order-tracker')
    await expect(await tracker.findByText(/DK-2611-000004/)).toBeVisible()
  },
}

export const Delivered: ElementStory = { args: { 'order-id': deliveredOrder._id } }

export const Cancelled: ElementStory = { args: { 'order-id': cancelledOrder._id } }

export const NothingOrdered: ElementStory = { parameters: { page: { state: { orders: [] } } } }

export const NotFound: ElementStory = { args: { 'order-id': 'o-9' } }

export const Guest: ElementStory = { parameters: { page: { user: null } } }

export const Failed: ElementStory = {
  args: { 'order-id': deliveredOrder._id },
  parameters: { page: cutOff('GET /get/userOrder') },
  play: async ({ canvasElement }) => {
    const tracker = insideOf(canvasElement, 'dawa-order-tracker')
    await expect(await tracker.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Dark: ElementStory = { ...Latest, globals: { theme: 'dark' } }
