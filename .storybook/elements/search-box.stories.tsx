import type { ContractServer } from '@dawakit/testing/contract-server'
import { insulin, paracetamol, productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { cutOff, waiting } from '@dawakit/testing/story-answers'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStories, insideOf } from '../element-story.tsx'
import type { AttributeValues } from '../html-of.ts'

const meta: Meta<AttributeValues> = {
  title: 'Shopping/Search box as an element',
  ...elementStories(
    'dawa-search-box',
    {
      shop: { 'product-href': '/medicine?id={id}' },
      around: (box) =>
        `<div style="max-width: 640px; min-height: 340px">\n  ${box.replaceAll('\n', '\n  ')}\n</div>`,
    },
    420,
  ),
  args: { action: '/search' },
}
export default meta

const type = async (canvasElement: HTMLElement, text: string) => {
  const search = insideOf(canvasElement, 'dawa-search-box')
  await userEvent.type(search.getByRole('combobox'), text)
  return search
}

export const Empty: ElementStory = {}

export const Found: ElementStory = {
  parameters: {
    page: {
      state: {
        products: [
          paracetamol,
          productFixture({
            _id: 'p-2',
            name: 'Paracetamol 250 Suspension',
            salesPrice: 38,
            purchasedPrice: 44,
            dosageForm: 'bottle',
          }),
          productFixture({ _id: 'p-3', name: 'Paracip 500 Tablet', salesPrice: 9.8, purchasedPrice: 9.8 }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const search = await type(canvasElement, 'para')
    await expect(await search.findAllByRole('option', {}, { timeout: 3000 })).toHaveLength(3)
  },
}

export const Loading: ElementStory = {
  parameters: { page: waiting('GET /get/search') },
  play: async ({ canvasElement }) => void (await type(canvasElement, 'para')),
}

export const DidYouMean: ElementStory = {
  name: 'Did you mean, and by composition',
  parameters: {
    page: {
      arrange: (server: ContractServer) =>
        server.answer('GET /get/search', {
          data: {
            products: [],
            variants: [],
            didYouMean: [summaryOf(paracetamol)],
            salts: [summaryOf(insulin)],
          },
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const search = await type(canvasElement, 'parctamol')
    await expect(await search.findAllByRole('option', {}, { timeout: 3000 })).toHaveLength(2)
  },
}

export const NothingFound: ElementStory = {
  play: async ({ canvasElement }) => {
    const search = await type(canvasElement, 'zzz')
    await expect(await search.findByText('No Products Found', {}, { timeout: 3000 })).toBeVisible()
  },
}

export const Failed: ElementStory = {
  parameters: { page: cutOff('GET /get/search') },
  play: async ({ canvasElement }) => {
    const search = await type(canvasElement, 'para')
    await expect(await search.findByText(/^Could not connect/, {}, { timeout: 3000 })).toBeVisible()
  },
}

export const Dark: ElementStory = { ...Found, globals: { theme: 'dark' } }
