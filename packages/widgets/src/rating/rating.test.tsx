import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/render-shop.tsx'
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
    [2.2, 40],
    [2.3, 50],
    [3.75, 80],
    [5, 100],
  ])('draws %s to the nearest half star', (value, width) => {
    const { container } = render(<Rating value={value} />)
    expect(Number(container.querySelector('svg svg')?.getAttribute('width') ?? 0)).toBe(width)
  })
})
