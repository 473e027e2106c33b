import { amoxicillin, coughSyrup, insulin, paracetamol } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const kinds = [paracetamol, amoxicillin, coughSyrup, insulin]
const products = Array.from({ length: 23 }, (_, index) => {
  const product = kinds[index % kinds.length] ?? paracetamol
  return { ...product, _id: `p-${index}`, slug: `${product.slug}-${index}` }
})

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Product grid as an element',
  ...elementStories(
    'dawa-product-grid',
    { shop: { 'product-href': '/medicine?id={id}' }, state: { products } },
    720,
  ),
  args: { 'heading-level': 2, 'per-page': 10 },
}
export default meta

/** Twenty-three products, ten on a page. */
export const WithPages: ElementStory = {
  play: async ({ canvasElement }) => {
    const grid = insideOf(canvasElement, 'dawa-product-grid')
    await expect(await grid.findAllByRole('article')).toHaveLength(10)
  },
}

export const OfACategory: ElementStory = {
  args: { 'general-category': 'Pain Relief', 'sub-category': 'Cough', label: 'Cough medicines' },
}

export const Deals: ElementStory = { args: { 'is-deals': true, 'per-page': 5, label: 'Deals of the day' } }

export const Loading: ElementStory = { parameters: { page: waiting('GET /get/products') } }

export const UnknownBrand: ElementStory = { args: { brand: 'Nobody' } }

export const Failed: ElementStory = {
  parameters: { page: cutOff('GET /get/products') },
  play: async ({ canvasElement }) => {
    const grid = insideOf(canvasElement, 'dawa-product-grid')
    await expect(await grid.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Dark: ElementStory = { ...WithPages, globals: { theme: 'dark' } }
