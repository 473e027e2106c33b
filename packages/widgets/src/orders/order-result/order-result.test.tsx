import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { orderFixture } from '@dawakit/testing/fixtures/orders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { OrderResult } from './index.ts'

describe('OrderResult', () => {
  it('confirms an order, loads the customer anew and goes to the orders', async () => {
    const onLeave = vi.fn()
    const { user, server } = await renderShop(<OrderResult outcome="success" onLeave={onLeave} />, {
      signedInAs: customerFixture(),
    })
    expect(screen.getByRole('dialog', { name: 'Order Confirmed' })).toBeDefined()
    expect(screen.getByText('Your order has been confirmed.')).toBeDefined()
    await expectAccessible()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Track My Order' }))
    await user.click(screen.getByRole('button', { name: 'Track My Order' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/orders'))
    expect(server.requestsOf('GET /get/user')).toHaveLength(1)
  })

  it('names the order, what it costs and when it was placed', async () => {
    const state = { orders: [orderFixture({ _id: 'o-5', orderNumber: 'DK-2611-000005' }), orderFixture()] }
    const { rerender } = await renderShop(<OrderResult outcome="success" />, {
      signedInAs: customerFixture(),
      state,
    })
    expect(await screen.findByText('DK-2611-000005 · ₹199.00 · 10 Nov 2026')).toBeDefined()
    rerender(<OrderResult outcome="success" orderId="o-1" />)
    expect(await screen.findByText('DK-2611-000001 · ₹199.00 · 10 Nov 2026')).toBeDefined()
  })

  it('is sorry for an order that was not received, and closes to the home page', async () => {
    const onLeave = vi.fn()
    const { user } = await renderShop(<OrderResult outcome="failure" onLeave={onLeave} />)
    expect(screen.getByText('Sorry! We did not recieve your order.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onLeave).toHaveBeenCalledWith('/')
  })
})
