import { createContractServer } from '@dawakit/testing/contract-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let uninstall: () => void
beforeEach(() => {
  uninstall = createContractServer({}).install()
})
afterEach(() => {
  uninstall()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

/** As the browser runs the script tag: every tag with an address of its own is a module of its own. */
async function loadScript(): Promise<void> {
  vi.resetModules()
  await import('./loader.ts')
}

describe('the script tag', () => {
  it('defines what the page uses, then what is added, and nothing else', async () => {
    document.body.innerHTML =
      '<dawa-shop api="http://shop.test/api"></dawa-shop><dawa-pincode-checker></dawa-pincode-checker>'
    await loadScript()
    await customElements.whenDefined('dawa-pincode-checker')
    expect(customElements.get('dawa-shop')).toBeTruthy()
    expect(customElements.get('dawa-cart-button')).toBeUndefined()
    const section = document.createElement('section')
    section.innerHTML = '<dawa-cart-button></dawa-cart-button>'
    document.body.append(section)
    await customElements.whenDefined('dawa-cart-button')
    expect(customElements.get('dawa-checkout')).toBeUndefined()
  })

  it('has one global: shop, open, version, doctor, csp', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
    await vi.waitFor(() => expect(window.Dawakit?.shop?.apiUrl).toBe('http://shop.test/api'))
    expect(window.Dawakit?.version).toBe('0.0.0-test')
    await window.Dawakit?.open('cart')
    expect(window.Dawakit?.shop?.$overlay.get()).toEqual({ name: 'cart' })
    await customElements.whenDefined('dawa-cart-drawer')
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const policy = await window.Dawakit?.csp({ nonce: true })
    expect(policy?.directives['connect-src']).toEqual(['http://shop.test'])
    expect(info.mock.calls.join()).toContain("script-src 'nonce-{nonce}' 'strict-dynamic'")
    info.mockRestore()
  })

  it('ignores a second copy of itself, and the doctor names it at once', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const first = window.Dawakit
    await loadScript()
    expect(window.Dawakit).toBe(first)
    const sentence = 'The script tag is on the page 2 times; one is enough.'
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain(sentence))
    expect(await first?.doctor()).toEqual([sentence])
    warn.mockRestore()
  })
})
