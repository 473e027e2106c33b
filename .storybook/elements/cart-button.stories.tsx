import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, paracetamol } from '@dawakit/testing/fixtures/products'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Cart button as an element',
  ...elementStories(
    'dawa-cart-button',
    {
      cart: [
        [paracetamol, 2],
        [amoxicillin, 1],
      ],
      around: (button) =>
        `<header style="display: flex; justify-content: flex-end; min-height: 360px">\n  <div>\n    ${button.replaceAll('\n', '\n    ')}\n  </div>\n</header>`,
    },
    420,
  ),
}
export default meta

const press = async (canvasElement: HTMLElement) => {
  const button = insideOf(canvasElement, 'dawa-cart-button')
  await userEvent.click(await button.findByRole('button', { name: /Cart/ }))
  return button
}

export const Empty: ElementStory = { parameters: { page: { cart: [] } } }

export const Filled: ElementStory = {}

export const MiniCart: ElementStory = {
  args: { 'checkout-href': '/checkout' },
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement)
    await expect(await button.findByText(/Paracetamol 650 Tablet/)).toBeVisible()
  },
}

export const SignedIn: ElementStory = {
  parameters: { page: { user: customerFixture() } },
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement)
    await expect(await button.findByText(/Kavitha/)).toBeVisible()
  },
}

export const SignedInElsewhere: ElementStory = {
  ...SignedIn,
  args: { 'hide-account': true },
  play: undefined,
}

export const Dark: ElementStory = { ...MiniCart, globals: { theme: 'dark' } }
