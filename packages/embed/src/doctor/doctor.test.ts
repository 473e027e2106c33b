import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { paracetamol, productFixture } from '@dawakit/testing/fixtures/products'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { define } from '../define.ts'
import { definition as invoice } from '../elements/invoice.ts'
import { definition as productCard } from '../elements/product-card.ts'
import { definition as productGrid } from '../elements/product-grid.ts'
import { doctor } from './doctor.ts'

let server: ContractServer
let uninstall: () => void
/** A document of jsdom loads no picture, and says so to nobody. */
class Picture extends EventTarget {
  onerror?: () => void
  set src(_address: string) {
    queueMicrotask(() => this.onerror?.())
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', Picture)
  server = createContractServer({})
  uninstall = server.install()
  define()
})
afterEach(() => {
  vi.unstubAllGlobals()
  uninstall()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

const SHOP = '<dawa-shop api="http://shop.test/api"></dawa-shop>'

describe('the doctor', () => {
  it('finds nothing where all is well', async () => {
    define(productCard)
    document.body.innerHTML = `${SHOP}<dawa-product-card></dawa-product-card>`
    Object.assign(document.querySelector('dawa-product-card') as object, {
      product: productFixture(paracetamol),
    })
    expect(await doctor()).toEqual([])
  })

  it('finds a page without a shop', async () => {
    expect(await doctor()).toContain(
      'There is no <dawa-shop> on the page, and nothing can be shown: add <dawa-shop api="https://…/api" partner-key="pk_…"></dawa-shop>.',
    )
  })

  it('finds an unknown element, a second shop, a classic script tag', async () => {
    document.head.innerHTML =
      '<script src="https://pharmacy.example/embed/dawakit.js" type="text/plain"></script>'
    document.body.innerHTML = `${SHOP}${SHOP}<dawa-serch-box></dawa-serch-box>`
    expect(await doctor()).toEqual([
      'The script tag needs type="module".',
      'There are 2 <dawa-shop> elements; the first one counts.',
      '<dawa-serch-box> has not loaded: it is no tag of Dawakit 0.0.0-test, or its chunk is blocked.',
    ])
  })

  it('does not take elements for missing while the words of their language are on their way', async () => {
    document.body.innerHTML = `${SHOP}<dawa-checkout></dawa-checkout>`
    expect(await doctor()).toHaveLength(1)
    Object.assign(document.querySelector('dawa-shop') as object, { waits: true })
    expect(await doctor()).toEqual([])
  })

  it('finds an element without what it shows', async () => {
    define(productCard)
    define(invoice)
    document.body.innerHTML = `${SHOP}<dawa-product-card product-id=""></dawa-product-card><dawa-invoice></dawa-invoice>`
    expect(await doctor()).toEqual([
      '<dawa-product-card product-id=""> needs product-id, or its property product.',
      '<dawa-invoice> needs order-id, or its property invoice.',
    ])
  })

  it('finds an attribute that does nothing, and what else there is to say of the element', async () => {
    define(productGrid)
    document.body.innerHTML = `${SHOP}<dawa-product-grid category="Pain Relief" brand="Nobody’s" per-page="2"></dawa-product-grid>`
    const grid = document.querySelector('dawa-product-grid')
    await vi.waitFor(() => expect(grid?.shadowRoot?.querySelector('[role=alert]')).toBeTruthy())
    const tag = '<dawa-product-grid category="Pain Relief" brand="Nobody’s" per-page="2">'
    expect(await doctor()).toEqual([
      `${tag} has no attribute category: general-category or speciality-category or sub-category may be meant.`,
      `${tag} says: No Products Found`,
      `${tag} asks for the brand "Nobody’s", which this shop does not have.`,
    ])
  })

  it('finds what the policy of the page’s answer lacks, and that of its head', async () => {
    define(productCard)
    const meta = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'">`
    document.head.innerHTML = meta
    document.body.innerHTML = `${SHOP}<dawa-product-card></dawa-product-card>`
    Object.assign(document.querySelector('dawa-product-card') as object, {
      product: productFixture(paracetamol),
    })
    const shop = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      init?.method === 'HEAD'
        ? Promise.resolve(
            new Response('', { headers: { 'Content-Security-Policy': "default-src 'self'; img-src *" } }),
          )
        : shop(input, init),
    )
    const found = await doctor()
    vi.restoreAllMocks()
    expect(found).toEqual([
      "The page's policy lacks http://shop.test in img-src.",
      "The page's policy lacks http://shop.test in connect-src.",
    ])
  })

  it('finds an element that shows a failure', async () => {
    define(productCard)
    document.body.innerHTML = `${SHOP}<dawa-product-card product-id="nothing"></dawa-product-card>`
    const card = document.querySelector('dawa-product-card')
    await vi.waitFor(() => expect(card?.shadowRoot?.querySelector('[role=alert]')).toBeTruthy())
    expect(await doctor()).toEqual(['<dawa-product-card product-id="nothing"> says: Product not found'])
  })

  it('finds an api that is no address, and one that was changed too late', async () => {
    document.body.innerHTML = '<dawa-shop api="http://"></dawa-shop>'
    expect(await doctor()).toEqual(['The api of <dawa-shop> is no address: http://'])
    document.body.innerHTML = SHOP
    document.querySelector('dawa-shop')?.setAttribute('api', 'http://shop.test/api/v2')
    expect(await doctor()).toContain(
      '<dawa-shop> began with http://shop.test/api: a later change of its api does not count.',
    )
  })

  it('finds a drawer that is none', async () => {
    document.body.innerHTML = SHOP
    document
      .querySelector<HTMLElement & { shop: { openOverlay(name: string): void } }>('dawa-shop')
      ?.shop.openOverlay('basket')
    expect(await doctor()).toEqual(["Dawakit.open('basket') opens nothing: there are 'cart' and 'login'."])
  })

  it('finds an API that refuses this origin, one that fails, what is none, and one that cannot be reached', async () => {
    document.body.innerHTML = '<dawa-shop api="http://shop.test/api" partner-key="pk_1"></dawa-shop>'
    const body = {
      key: 'error',
      code: 'origin-not-allowed',
      message: 'This website is not allowed to use this shop',
    }
    server.answer('GET /get/checkoutConfig', new Response(JSON.stringify(body), { status: 403 }))
    expect(await doctor()).toEqual([
      `The API at http://shop.test does not allow the origin ${location.origin} under the key pk_1. Ask the pharmacy to add it to your key.`,
    ])
    document.querySelector('dawa-shop')?.removeAttribute('partner-key')
    const told = new Response(JSON.stringify(body), { status: 403 })
    server.answer('GET /get/checkoutConfig', told)
    expect((await doctor()).join()).toContain('without a key. Write the one that the pharmacy gave you')
    const failure = { key: 'error', code: 'something-went-wrong', message: 'Something went wrong' }
    server.answer('GET /get/checkoutConfig', new Response(JSON.stringify(failure), { status: 500 }))
    expect(await doctor()).toEqual(['The API at http://shop.test answered 500: Something went wrong.'])
    server.answer('GET /get/checkoutConfig', new Response('<h1>Clinic</h1>', { status: 200 }))
    expect(await doctor()).toEqual(['There is no API at http://shop.test/api: it answered 200, and no JSON.'])
    document.body.innerHTML = '<dawa-shop api="http://127.0.0.1:9/api"></dawa-shop>'
    uninstall()
    expect((await doctor()).join()).toContain('cannot be reached')
    uninstall = () => undefined
  })
})
