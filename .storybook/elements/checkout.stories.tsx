import { buyerFixture, prescriptionBuyer } from '@dawakit/testing/fixtures/basket'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Checkout/Checkout as an element',
  ...elementStories('dawa-checkout', { user: buyerFixture() }, 900),
  args: { 'orders-href': '/orders', 'shop-href': '/' },
}
export default meta

export const OrderReview: ElementStory = {
  play: async ({ canvasElement }) => {
    const checkout = insideOf(canvasElement, 'dawa-checkout')
    await expect(await checkout.findByRole('button', { name: /^Place Order/ })).toBeVisible()
  },
}

export const Placed: ElementStory = {
  play: async ({ canvasElement }) => {
    const checkout = insideOf(canvasElement, 'dawa-checkout')
    await userEvent.click(await checkout.findByRole('checkbox', { name: /Terms/ }))
    await userEvent.click(checkout.getByRole('button', { name: /^Place Order/ }))
    await expect(await checkout.findByRole('link', { name: 'My Orders' })).toBeVisible()
  },
}

export const PrescriptionNeeded: ElementStory = { parameters: { page: { user: prescriptionBuyer } } }

/** The form of an address stands in the page's own tree, where browsers fill it in. */
export const NoAddress: ElementStory = {
  parameters: { page: { user: buyerFixture({ shippingAddresses: [] }) } },
  play: async ({ canvasElement }) => {
    const checkout = insideOf(canvasElement, 'dawa-checkout')
    await userEvent.click(await checkout.findByRole('button', { name: /^Add address/i }))
    await waitFor(() => expect(canvasElement.querySelector('dawa-checkout > div form')).toBeVisible())
  },
}

export const EmptyCart: ElementStory = { parameters: { page: { user: customerFixture() } } }

export const Guest: ElementStory = { parameters: { page: { user: null } } }

export const CouldNotLoad: ElementStory = { parameters: { page: cutOff('GET /get/checkoutConfig') } }

export const Dark: ElementStory = { ...OrderReview, globals: { theme: 'dark' } }
