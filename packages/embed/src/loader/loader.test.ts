import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContractServer } from '../../../widgets/test/contract-server.ts'

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

  it('has one global: shop, open, version, doctor', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
    await vi.waitFor(() => expect(window.Dawakit?.shop?.apiUrl).toBe('http://shop.test/api'))
    expect(window.Dawakit?.version).toBe('0.0.0-test')
    await window.Dawakit?.open('cart')
    expect(window.Dawakit?.shop?.$overlay.get()).toEqual({ name: 'cart' })
    await customElements.whenDefined('dawa-cart-drawer')
  })

  it('ignores a second copy of itself, and the doctor names it', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
    const first = window.Dawakit
    await loadScript()
    expect(window.Dawakit).toBe(first)
    expect(first?.duplicates).toEqual(['0.0.0-test'])
    expect(await first?.doctor()).toEqual(['The script tag is on the page 2 times; one is enough.'])
    first?.duplicates.splice(0)
  })
})

describe('the doctor', () => {
  const sentences = async () => (await window.Dawakit?.doctor()) ?? []

  it('finds a page without a shop', async () => {
    expect(await sentences()).toContain('There is no <dawa-shop api="…"> on the page: nothing can be shown.')
  })

  it('finds an unknown element, a second shop, a classic script tag', async () => {
    document.head.innerHTML =
      '<script src="https://pharmacy.example/embed/dawakit.js" type="text/plain"></script>'
    document.body.innerHTML =
      '<dawa-shop api="http://shop.test/api"></dawa-shop><dawa-shop api="http://shop.test/api"></dawa-shop><dawa-serch-box></dawa-serch-box>'
    expect(await sentences()).toEqual([
      'The script tag needs type="module".',
      'There are 2 <dawa-shop> elements; the first one counts.',
      '<dawa-serch-box> has not loaded: it is no tag of Dawakit 0.0.0-test, or its chunk is blocked.',
    ])
  })

  it('finds an API that refuses this origin, and one that cannot be reached', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
    uninstall()
    const server = createContractServer({})
    uninstall = server.install()
    const body = {
      key: 'error',
      code: 'origin-not-allowed',
      message: 'This website is not allowed to use this shop',
    }
    server.answer('GET /get/checkoutConfig', new Response(JSON.stringify(body), { status: 403 }))
    expect(await sentences()).toEqual([
      `The shop does not allow the origin ${location.origin}. Ask the pharmacy to add it to your key.`,
    ])
    document.body.innerHTML = '<dawa-shop api="http://127.0.0.1:9/api"></dawa-shop>'
    uninstall()
    expect((await sentences()).join()).toContain('cannot be reached')
    uninstall = () => undefined
  })
})
