import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { QuickView } from './quick-view.tsx'

const dialog = () => within(screen.getByRole('dialog'))

describe('QuickView', () => {
  it('is accessible in stock and out of stock', async () => {
    const { rerender } = await renderShop(<QuickView product={summaryOf(paracetamol)} onClose={() => {}} />)
    await expectAccessible()
    rerender(<QuickView product={summaryOf(insulin)} onClose={() => {}} />)
    await expectAccessible()
  })

  it('adds as many as are asked for, and is done', async () => {
    const onClose = vi.fn()
    const { user, shop } = await renderShop(<QuickView product={summaryOf(paracetamol)} onClose={onClose} />)
    await user.click(dialog().getByRole('button', { name: 'One more of Paracetamol 650 Tablet' }))
    await user.click(dialog().getByRole('button', { name: 'Add to Cart' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(shop.$cart.get().lines.map(({ _id, quantity }) => [_id, quantity])).toEqual([['p-paracetamol', 2]])
  })

  it('leads to the product’s page', async () => {
    const { rerender } = await renderShop(<QuickView product={summaryOf(paracetamol)} onClose={() => {}} />)
    const link = () => dialog().getByRole('link', { name: 'View full details' }).getAttribute('href')
    expect(link()).toBe('/product/pain-relief/paracetamol-650-tablet')
    rerender(<QuickView product={summaryOf(paracetamol)} href="/p/1" onClose={() => {}} />)
    expect(link()).toBe('/p/1')
  })

  it('records who wants to be told, and says so', async () => {
    const { user, server } = await renderShop(<QuickView product={summaryOf(insulin)} onClose={() => {}} />, {
      signedInAs: customerFixture(),
    })
    expect(dialog().getByText('Out of stock')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Notify Me' }))
    await dialog().findByRole('button', { name: 'Notified' })
    expect(server.state.stockRequests).toEqual([{ user: 'u-kavitha', product: 'p-insulin' }])
  })

  it('never sells what is not for sale', async () => {
    const product = { ...summaryOf(paracetamol), isForSale: false }
    await renderShop(<QuickView product={product} onClose={() => {}} />)
    expect(dialog().getByText('Not For Sale')).toBeTruthy()
    expect(dialog().queryByText(/₹/)).toBeNull()
    expect(dialog().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })
})
