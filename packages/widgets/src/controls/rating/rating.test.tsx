import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { Rating } from './rating.tsx'

describe('Rating', () => {
  it('is accessible and says its value', async () => {
    const { container } = render(<Rating value={4.26} count={12} />)
    expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeTruthy()
    expect(container.textContent).toBe('(12 ratings)')
    await expectAccessible()
  })

  it.each([
    [0, 0],
    [2.2, 4],
    [2.3, 5],
    [3.75, 8],
    [5, 10],
  ])('draws %s to the nearest half star', (value, halves) => {
    render(<Rating value={value} />)
    expect(screen.getByRole('img').className).toBe(`dawa-rating__stars dawa-rating__stars--${halves}`)
  })
})
