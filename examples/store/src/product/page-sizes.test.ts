import { expect, it } from 'vitest'
import { pageSizes } from './page-sizes.ts'

it('says the sizes of a picture that the shop keeps, and none of a drawn one', () => {
  const name = '/images/products/0123456789abcdef0123456789abcdef'
  expect(pageSizes(`${name}-1120.webp`).srcset).toBe(
    `${name}-160.webp 160w, ${name}-560.webp 560w, ${name}-1120.webp 1120w`,
  )
  expect(pageSizes('/images/packs/dolo.svg')).toEqual({})
})
