import { insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { expect, it } from 'vitest'
import { cardData, readCardData } from './card-data.ts'

it('gives the buttons every product whole, but for its description and ratings', () => {
  const bare = [paracetamol, insulin].map((product) => {
    const { reviews: _, ...summary } = summaryOf(product)
    return { ...summary, description: '' }
  })
  expect(readCardData(cardData([paracetamol, insulin]))).toEqual(bare)
})

it('says each field’s name once, and leaves out what only the product’s page shows', () => {
  const json = cardData([paracetamol, insulin])
  expect(json.match(/purchasedPrice/g)).toHaveLength(1)
  expect(json).not.toContain('longListDescription')
})

it('holds no markup, and no sign that markup would read as another', () => {
  const json = cardData([{ ...summaryOf(paracetamol), name: '</template><b>Salt&ampere' }])
  expect(json).not.toMatch(/[<&]/)
  expect(readCardData(json)[0]?.name).toBe('</template><b>Salt&ampere')
})

it('is no product where there is none', () => {
  expect(readCardData('[]')).toEqual([])
  expect(readCardData(cardData([]))).toEqual([])
})
