import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { AccountNav } from './index.ts'

const hrefs = { profile: '/profile', orders: '/orders', prescriptions: '/profile#prescriptions' }

describe('AccountNav', () => {
  it('is accessible, and says where one is', async () => {
    await renderShop(<AccountNav current="orders" hrefs={hrefs} />, { signedInAs: customerFixture() })
    await expectAccessible()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent?.trim())).toEqual([
      'MY PROFILE',
      'MY ORDERS',
      'MY PRESCRIPTIONS',
    ])
    expect(links[1]?.getAttribute('aria-current')).toBe('page')
  })

  it('logs out', async () => {
    const onLogout = vi.fn()
    const { user, shop } = await renderShop(
      <AccountNav current="profile" hrefs={hrefs} onLogout={onLogout} />,
      { signedInAs: customerFixture() },
    )
    await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
    await waitFor(() => expect(onLogout).toHaveBeenCalledOnce())
    expect(shop.$session.get().status).toBe('guest')
  })

  it('opens as a drawer where there is no side for it', async () => {
    const { user } = await renderShop(<AccountNav current="profile" hrefs={hrefs} />, {
      signedInAs: customerFixture(),
    })
    await user.click(screen.getByRole('button', { name: 'My Account Details' }))
    const drawer = screen.getByRole('dialog', { name: 'My Account Details' })
    expect(within(drawer).getAllByRole('link')).toHaveLength(3)
  })
})
