import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, paracetamol } from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Cart drawer as an element',
  ...elementStories(
    'dawa-cart-drawer',
    {
      overlay: 'cart',
      cart: [
        [paracetamol, 2],
        [amoxicillin, 1],
        [coughSyrup, 3],
      ],
      around: (drawer) => `<button type="button" onclick="Dawakit.open('cart')">My cart</button>\n${drawer}`,
    },
    640,
  ),
}
export default meta

const drawer = async (canvasElement: HTMLElement) => {
  const inside = insideOf(canvasElement, 'dawa-cart-drawer')
  await inside.findByRole('dialog')
  return inside
}

export const Guest: ElementStory = {
  play: async ({ canvasElement }) => {
    await expect(
      await (await drawer(canvasElement)).findByRole('link', { name: /Paracetamol 650 Tablet/ }),
    ).toBeVisible()
  },
}

export const Customer: ElementStory = {
  args: { 'cart-href': '/cart', 'checkout-href': '/checkout' },
  parameters: { page: { user: customerFixture() } },
}

export const Empty: ElementStory = { parameters: { page: { cart: [] } } }

/** As a page has it until somebody wants to see the cart. */
export const Closed: ElementStory = { parameters: { page: { overlay: null } } }

export const ChangeFailed: ElementStory = {
  parameters: { page: { user: customerFixture(), ...cutOff('PUT /update/cartQuantity') } },
  play: async ({ canvasElement }) => {
    const inside = await drawer(canvasElement)
    await userEvent.click(await inside.findByRole('button', { name: 'One more of Paracetamol 650 Tablet' }))
    await expect(await inside.findByText(/Could not connect/)).toBeVisible()
  },
}

export const Dark: ElementStory = { ...Guest, globals: { theme: 'dark' } }
