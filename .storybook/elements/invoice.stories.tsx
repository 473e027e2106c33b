import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Orders/Invoice as an element',
  ...elementStories(
    'dawa-invoice',
    { user: customerFixture(), state: { orders: [deliveredOrder, orderFixture()] } },
    760,
  ),
  args: { 'order-id': deliveredOrder._id },
}
export default meta

export const Issued: ElementStory = {
  play: async ({ canvasElement }) => {
    const invoice = insideOf(canvasElement, 'dawa-invoice')
    await expect(await invoice.findByText(/INV\/26-27\/000001/)).toBeVisible()
  },
}

export const BeforeDelivery: ElementStory = { args: { 'order-id': 'o-1' } }

export const NotFound: ElementStory = { args: { 'order-id': 'o-9' } }

export const Guest: ElementStory = { parameters: { page: { user: null } } }

export const Failed: ElementStory = {
  parameters: { page: cutOff('GET /get/invoice') },
  play: async ({ canvasElement }) => {
    const invoice = insideOf(canvasElement, 'dawa-invoice')
    await expect(await invoice.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Dark: ElementStory = { ...Issued, globals: { theme: 'dark' } }
