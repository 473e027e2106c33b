import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, insulin, paracetamol } from '@dawakit/testing/fixtures/products'
import { cutOff } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Product card as an element',
  ...elementStories(
    'dawa-product-card',
    {
      shop: { 'product-href': '/medicine?id={id}' },
      around: (card) => `<div style="max-width: 240px">\n  ${card.replaceAll('\n', '\n  ')}\n</div>`,
    },
    480,
  ),
  args: { 'product-id': paracetamol._id, 'heading-level': 2 },
}
export default meta

const shown = async (canvasElement: HTMLElement, name: RegExp) => {
  const card = insideOf(canvasElement, 'dawa-product-card')
  return card.findByRole('button', { name })
}

export const InStock: ElementStory = {
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, /^Add to Cart/)).toBeVisible()
  },
}

/** The button has become a number. */
export const Added: ElementStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await shown(canvasElement, /^Add to Cart/))
    await expect(await shown(canvasElement, /^One more of/)).toBeVisible()
  },
}

export const InCartToRemove: ElementStory = {
  args: { 'in-cart': 'remove' },
  parameters: { page: { cart: [[paracetamol, 1]] } },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, /^Remove From Cart/)).toBeVisible()
  },
}

export const PrescriptionNeeded: ElementStory = { args: { 'product-id': amoxicillin._id } }

export const OutOfStock: ElementStory = {
  args: { 'product-id': insulin._id },
  parameters: { page: { user: customerFixture() } },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, /^Notify/)).toBeVisible()
  },
}

export const UnknownProduct: ElementStory = { args: { 'product-id': 'nothing' } }

export const Failed: ElementStory = {
  parameters: { page: cutOff('GET /get/productBySlug') },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, /^Try again/)).toBeVisible()
  },
}

export const Dark: ElementStory = { ...InStock, globals: { theme: 'dark' } }
