import type { Shop } from '@dawakit/client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Drawer } from '../dialog/drawer.tsx'

/** The time of every notice is over. */
const endTimes = (shop: Shop) =>
  act(() => {
    for (const { id } of shop.$notices.get()) shop.dismissNotice(id)
  })

// renderShop renders the notices beside what it is given.
describe('Notices', () => {
  it('announces successes politely, warnings and errors at once', async () => {
    const { shop } = await renderShop(<p>Page</p>)
    act(() => {
      shop.notify({ kind: 'success', title: 'Changed', text: 'Pincode Updated' })
      shop.notify({ kind: 'warning', title: 'Login to Checkout' })
      shop.notify({ kind: 'error', title: 'Enter a valid Pincode' })
    })
    expect(screen.getByRole('status').textContent).toBe('Changed Pincode Updated')
    expect(screen.getByRole('alert').textContent).toContain('Login to Checkout')
    expect(screen.getByRole('alert').textContent).toContain('Enter a valid Pincode')
    await expectAccessible()
  })

  it('says no longer what went wrong when it has gone well since', async () => {
    const { shop } = await renderShop(<p>Page</p>)
    act(() => {
      shop.notify({ kind: 'error', title: 'Username is required' })
      shop.notify({ kind: 'warning', title: 'Login' })
      shop.notify({ kind: 'success', title: 'Fields Updated' })
    })
    expect(screen.queryByText('Username is required')).toBeNull()
    expect(screen.getByText('Login')).toBeTruthy()
    act(() => void shop.notify({ kind: 'error', title: 'Username is required' }))
    expect(screen.getByText('Username is required')).toBeTruthy()
  })

  it('says one at a time above a dialog, the newest: more would cover what it is about', async () => {
    const { shop } = await renderShop(
      <Drawer isOpen title="Add Address" onClose={() => {}}>
        <p>Fields</p>
      </Drawer>,
    )
    act(() => {
      shop.notify({ kind: 'success', title: 'Logged In' })
      shop.notify({ kind: 'error', title: 'All Fields Are Required' })
    })
    expect(screen.getByText('All Fields Are Required')).toBeTruthy()
    expect(screen.queryByText('Logged In')).toBeNull()
  })

  it('keeps the one above a dialog that the focus rests on, and its place, whatever else is said', async () => {
    const { shop, user } = await renderShop(
      <Drawer isOpen title="Add Address" onClose={() => {}}>
        <input aria-label="Name" data-autofocus />
      </Drawer>,
    )
    act(() => {
      shop.notify({ kind: 'warning', title: 'Login' })
      shop.notify({ kind: 'error', title: 'All Fields Are Required' })
    })
    await user.tab()
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    expect(document.activeElement).toBe(dismiss)
    expect(screen.queryByText('Login')).toBeNull()
    act(() => void shop.notify({ kind: 'error', title: 'Enter a valid Pincode' }))
    expect(document.activeElement).toBe(dismiss)
    // What came since is heard, and stands behind it.
    expect(screen.getByRole('alert').textContent).toBe('All Fields Are Required Enter a valid Pincode ')
    await user.keyboard('{Enter}')
    expect(screen.queryByText('All Fields Are Required')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  })

  it('keeps the one above a dialog that the pointer rests on', async () => {
    const { shop, user } = await renderShop(
      <Drawer isOpen title="Add Address" onClose={() => {}}>
        <p>Fields</p>
      </Drawer>,
    )
    act(() => {
      shop.notify({ kind: 'warning', title: 'Login' })
      shop.notify({ kind: 'error', title: 'All Fields Are Required' })
    })
    const shown = screen.getByText('All Fields Are Required')
    await user.hover(shown)
    expect(shown.isConnected).toBe(true)
    expect(screen.queryByText('Login')).toBeNull()
  })

  it('stays for the focus when the pointer leaves, and for the pointer when the focus does', async () => {
    const { shop, user } = await renderShop(<button type="button">Page</button>)
    act(() => void shop.notify({ kind: 'error', title: 'Cart Is Empty' }))
    await user.tab()
    await user.tab()
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    expect(document.activeElement).toBe(dismiss)
    endTimes(shop)
    await user.hover(dismiss)
    await user.unhover(dismiss)
    expect(document.activeElement).toBe(dismiss)
    await user.hover(dismiss)
    await user.tab()
    expect(screen.getByText('Cart Is Empty')).toBeTruthy()
    await user.unhover(dismiss)
    expect(screen.queryByText('Cart Is Empty')).toBeNull()
  })

  it('puts a new success in the place of the one before', async () => {
    const { shop } = await renderShop(<p>Page</p>)
    act(() => {
      shop.notify({ kind: 'success', title: 'Logged In' })
      shop.notify({ kind: 'success', title: 'Changed', text: 'Pincode Updated' })
    })
    expect(screen.getByRole('status').textContent).toBe('Changed Pincode Updated')
  })

  it('is there before the first notice, so that the first is announced too', async () => {
    await renderShop(<p>Page</p>)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('goes by itself', async () => {
    const { shop } = await renderShop(<p>Page</p>)
    act(() => void shop.notify({ kind: 'success', title: 'Logged In', durationMs: 50 }))
    expect(screen.getByText('Logged In')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Logged In')).toBeNull())
  })

  it('stays while the pointer rests on it, and goes when it leaves', async () => {
    const { shop, user } = await renderShop(<p>Page</p>)
    act(() => void shop.notify({ kind: 'success', title: 'Logged In' }))
    await user.hover(screen.getByText('Logged In'))
    endTimes(shop)
    expect(screen.getByText('Logged In')).toBeTruthy()
    await user.hover(screen.getByText('Page'))
    await waitFor(() => expect(screen.queryByText('Logged In')).toBeNull())
  })

  it('stays while the focus is in it, and goes at Dismiss', async () => {
    const { shop, user } = await renderShop(<p>Page</p>)
    act(() => void shop.notify({ kind: 'error', title: 'Cart Is Empty' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
    endTimes(shop)
    expect(screen.getByText('Cart Is Empty')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Cart Is Empty')).toBeNull()
  })

  it('gives the focus back to where it came from when the last is dismissed', async () => {
    const { shop, user } = await renderShop(<button type="button">Pay</button>)
    act(() => {
      shop.notify({ kind: 'error', title: 'Cart Is Empty' })
      shop.notify({ kind: 'error', title: 'Login to Checkout' })
    })
    await user.tab()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Login to Checkout')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }))
  })

  it('stays while the focus goes from one to the next', async () => {
    const { shop, user } = await renderShop(<p>Page</p>)
    act(() => {
      shop.notify({ kind: 'error', title: 'Cart Is Empty' })
      shop.notify({ kind: 'error', title: 'Login to Checkout' })
    })
    await user.tab()
    endTimes(shop)
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' })
    // A browser draws between the two events of one Tab.
    fireEvent.focusOut(first!, { relatedTarget: second })
    expect(screen.getByText('Login to Checkout')).toBeTruthy()
  })

  it('shows inside an open dialog, where the page is inert, and once', async () => {
    const { shop } = await renderShop(
      <Drawer isOpen onClose={() => {}} title="My Cart">
        Lines
      </Drawer>,
    )
    act(() => void shop.notify({ kind: 'error', title: 'Cart Is Empty' }))
    expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true)
    expect(screen.getAllByText('Cart Is Empty')).toHaveLength(1)
  })
})
