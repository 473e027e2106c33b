import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { Price } from './price.tsx'

describe('Price', () => {
  it('is accessible, in whole rupees on a card', async () => {
    const { container } = render(<Price salesPrice={123456.5} purchasedPrice={150000} discount="17.6" />)
    expect(container.textContent).toBe('Best Price ₹1,23,457 MRP ₹1,50,000 18% Off')
    await expectAccessible()
  })

  it('has 2 decimals on a detail page', () => {
    const { container } = render(<Price salesPrice={24.5} precision="detail" label="Best Price" />)
    expect(container.textContent).toBe('Best Price ₹24.50')
  })

  it('strikes the MRP through, only when it is higher', () => {
    const { rerender } = render(<Price salesPrice={90} purchasedPrice={100} />)
    expect(screen.getByText('₹100').tagName).toBe('S')
    rerender(<Price salesPrice={100} purchasedPrice={100} />)
    expect(screen.queryByText('₹100', { selector: 's' })).toBeNull()
  })

  it('hides a percentage of 0', () => {
    const { container } = render(<Price salesPrice={90} purchasedPrice={100} discount="0" />)
    expect(container.textContent).not.toContain('%')
  })
})
