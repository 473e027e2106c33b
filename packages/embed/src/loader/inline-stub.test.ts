import { createContractServer } from '@dawakit/testing/contract-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inlineStub } from './inline-stub.ts'

/** As the browser runs the page's inline script. */
const runStub = () => new Function(inlineStub)()

async function loadScript(): Promise<void> {
  vi.resetModules()
  await import('./loader.ts')
}

let uninstall: () => void
beforeEach(() => {
  uninstall = createContractServer({}).install()
  localStorage.clear()
  Reflect.deleteProperty(window, 'Dawakit')
})
afterEach(() => {
  uninstall()
  document.body.replaceChildren()
})

describe('the inline stub', () => {
  it('keeps calls until the script is there, which plays them in their order', async () => {
    runStub()
    const told: string[] = []
    window.Dawakit?.on('session:change', ({ status }) => told.push(status))
    window.Dawakit?.on('cart:change', ({ lines }) => told.push(`cart of ${lines.length}`))
    void window.Dawakit?.consent('denied')
    void window.Dawakit?.consent('granted')
    void window.Dawakit?.open('cart')
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api" consent="required"></dawa-shop>'
    await loadScript()
    const host = document.querySelector('dawa-shop')
    expect(host?.getAttribute('consent')).toBe('granted')
    await vi.waitFor(() => expect(document.querySelector('dawa-cart-drawer')).not.toBeNull())
    expect(told).toEqual(['guest', 'cart of 0'])
    expect(window.Dawakit).not.toHaveProperty('queue')
  })

  it('leaves a script that was first as it is', async () => {
    await loadScript()
    const { open, on, consent } = window.Dawakit ?? {}
    runStub()
    expect(window.Dawakit).toMatchObject({ open, on, consent })
  })
})

describe('consent', () => {
  it('holds a shop that requires it in memory until the page says granted', async () => {
    localStorage.setItem('dawakit:pincode', '{"pincode":"600001"}')
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api" consent="required"></dawa-shop>'
    await loadScript()
    await customElements.whenDefined('dawa-shop')
    const shop = window.Dawakit?.shop
    expect(shop?.$pincode.get()).toBeNull()
    await window.Dawakit?.consent('granted')
    expect(shop?.$pincode.get()?.pincode).toBe('600001')
    await window.Dawakit?.consent('denied')
    expect(localStorage).toHaveLength(0)
    expect(shop?.$pincode.get()?.pincode).toBe('600001')
  })

  it('waits for a shop that a framework renders later', async () => {
    localStorage.setItem('dawakit:pincode', '{"pincode":"600001"}')
    await loadScript()
    const given = window.Dawakit?.consent('granted')
    const host = document.createElement('dawa-shop')
    host.setAttribute('api', 'http://shop.test/api')
    host.setAttribute('consent', 'required')
    document.body.append(host)
    expect(window.Dawakit?.shop?.$pincode.get()).toBeNull()
    await given
    expect(window.Dawakit?.shop?.$pincode.get()).toEqual({ pincode: '600001' })
  })
})
