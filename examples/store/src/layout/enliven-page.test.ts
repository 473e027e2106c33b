// @vitest-environment jsdom

import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'

const markup = `
  <a href="/login" data-account data-profile="#profile" data-login="/login"><span data-account-name>Sign in</span></a>
  <button data-open="pincode"><span data-pincode>Select Pincode</span></button>
  <span data-unseen hidden><span></span></span>`
const account = () => document.querySelector('[data-account]') as HTMLAnchorElement

/** A page that has come to life. Its listeners on the document go with the test. */
async function livePage(options: Parameters<typeof storePage>[1] = {}) {
  const page = await storePage(markup, options)
  location.hash = ''
  const add = vi.spyOn(document, 'addEventListener')
  const { enlivenPage } = await import('./enliven-page.ts')
  enlivenPage()
  const listeners = add.mock.calls
  add.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener)
  })
  return page
}

describe('the account link', () => {
  it('asks a guest to log in', async () => {
    const { shop } = await livePage()
    await shop.start()
    account().click()
    await vi.waitFor(() => expect(shop.$overlay.get()?.name).toBe('login'))
  })

  it('leads a customer to the account, by name', async () => {
    const { shop } = await livePage({ signedInAs: customerFixture() })
    await shop.start()
    expect(account().textContent).toBe('Kavitha')
    expect(account().getAttribute('href')).toBe('#profile')
  })

  it('takes a customer who presses early for who they are', async () => {
    let release = () => {}
    const { shop } = await livePage({
      signedInAs: customerFixture(),
      prepare: (api) => {
        release = api.hold('POST /post/verifyToken')
      },
    })
    account().click()
    release()
    await vi.waitFor(() => expect(location.hash).toBe('#profile'))
    expect(shop.$overlay.get()).toBeNull()
  })
})

describe('the pincode button', () => {
  it('opens the drawer, and says what is saved', async () => {
    const { shop } = await livePage()
    document.querySelector<HTMLElement>('[data-open]')?.click()
    expect(shop.$overlay.get()?.name).toBe('pincode')
    await shop.pincode.set({ pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' })
    expect(document.querySelector('[data-pincode]')?.textContent).toBe('Deliver to 600001')
  })
})

describe('an address that asks to log in', () => {
  it.each([
    ['leads back to where the visitor was', '/?login=%2Forders', '/orders'],
    ['leads to no other site', '/?login=%2F%2Fevil.example%2F', undefined],
    ['leaves the page alive when it names no place', '/?login=%2F%2F%5B', undefined],
  ])('%s', async (_what, address, returnTo) => {
    history.replaceState(null, '', address)
    const { shop } = await livePage()
    await vi.waitFor(() => expect(shop.$session.get().status).toBe('guest'))
    expect(shop.$overlay.get()?.returnTo).toBe(returnTo)
    history.replaceState(null, '', '/')
  })
})
