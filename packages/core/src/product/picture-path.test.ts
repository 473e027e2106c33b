import { describe, expect, it } from 'vitest'
import { pictureAt, picturePath, pictureSizes } from './picture-path.ts'

const name = '0123456789abcdef0123456789abcdef'

describe('a picture that the shop keeps', () => {
  it('is known in every size by any of them, on another origin too', () => {
    const card = picturePath(name, 560)
    expect(card).toBe(`/images/products/${name}-560.webp`)
    expect(pictureAt(card, 160)).toBe(`/images/products/${name}-160.webp`)
    expect(pictureAt(`https://shop.example${card}`, 1120)).toBe(
      `https://shop.example/images/products/${name}-1120.webp`,
    )
    expect(pictureSizes(pictureAt(card, 1120))).toBe(
      [160, 560, 1120].map((side) => `/images/products/${name}-${side}.webp ${side}w`).join(', '),
    )
  })

  it.each(['/images/packs/dolo.svg', `/images/products/${name}.webp`, '', 'data:image/svg+xml,<svg/>'])(
    'is not %j, which stays as it is',
    (address) => {
      expect(pictureAt(address, 160)).toBe(address)
      expect(pictureSizes(address)).toBeUndefined()
    },
  )
})
