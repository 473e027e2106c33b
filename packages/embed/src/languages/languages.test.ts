import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { hindi } from '@dawakit/widgets/hindi'
import { type Language, widgetLabels } from '@dawakit/widgets/language'
import { tamil } from '@dawakit/widgets/tamil'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// What a shop fetches on its first use is here already: a test does not wait for files.
import '../../../client/src/actions.ts'
import '../../../client/src/calls/fetch-calls.ts'
import { define } from '../define.ts'
import { doctor } from '../doctor/doctor.ts'
import { definition as login } from '../elements/login.ts'
import { definition as orderTracker } from '../elements/order-tracker.ts'
import { definition as pincodeChecker } from '../elements/pincode-checker.ts'
import { definition as searchBox } from '../elements/search-box.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import type { Words } from './words.ts'

const API = 'http://shop.test/api'

let uninstall: () => void
let server: ContractServer
beforeEach(() => {
  server = createContractServer({})
  uninstall = server.install()
  localStorage.clear()
  for (const one of [login, orderTracker, pincodeChecker]) define(one)
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
  uninstall()
})

const shownIn = (tag: string) => document.querySelector(tag)?.shadowRoot?.textContent ?? ''
const checker = () => document.querySelector('dawa-pincode-checker') as HTMLElement
const tamilPage = (lang: string) => {
  document.body.innerHTML = `<dawa-shop api="${API}" lang="${lang}"></dawa-shop><dawa-pincode-checker></dawa-pincode-checker>`
}

describe('the elements speak', () => {
  it.each(['ta', 'ta-IN', 'TA'])('what <dawa-shop lang="%s"> says', async (lang) => {
    tamilPage(lang)
    // Not in English first.
    expect(checker().shadowRoot).toBeNull()
    await vi.waitFor(() =>
      expect(shownIn('dawa-pincode-checker')).toContain(tamil.widgets.pincodeChecker.check),
    )
    expect(checker().lang).toBe('ta-IN')
  })

  it('what the page says, where the shop says nothing', async () => {
    document.documentElement.lang = 'hi'
    document.body.innerHTML = `<dawa-shop api="${API}"></dawa-shop><dawa-pincode-checker></dawa-pincode-checker>`
    await vi.waitFor(() =>
      expect(shownIn('dawa-pincode-checker')).toContain(hindi.widgets.pincodeChecker.check),
    )
  })

  it('English at once on a page in another language, with a word of the doctor where the shop was to speak it', async () => {
    document.documentElement.lang = 'fr'
    tamilPage('mr-IN')
    expect(shownIn('dawa-pincode-checker')).toContain(widgetLabels.pincodeChecker.check)
    expect(checker().lang).toBe('en')
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect((await doctor()).join()).toContain(
      '<dawa-shop lang="mr-IN">: the elements speak English (en), Hindi (hi) and Tamil (ta)',
    )
    document.querySelector('dawa-shop')?.removeAttribute('lang')
    expect((await doctor()).join()).not.toContain('the elements speak')
    warn.mockRestore()
  })

  it('a dictionary of the page before any other', async () => {
    const shop = document.createElement('dawa-shop')
    Object.assign(shop, { language: { ...hindi, locale: 'bho' } satisfies Language })
    shop.setAttribute('api', API)
    shop.lang = 'ta'
    document.body.append(shop, document.createElement('dawa-pincode-checker'))
    expect(shownIn('dawa-pincode-checker')).toContain(hindi.widgets.pincodeChecker.check)
  })

  it('refusals and notices too', async () => {
    tamilPage('ta')
    const { shop } = document.querySelector('dawa-shop') as ShopHost
    await vi.waitFor(() => expect(shop.language?.locale).toBe('ta-IN'))
    const refusal = { code: 'cart-empty', message: 'Cart Is Empty' } as const
    expect(shop.say(refusal)).toBe(tamil.refusals['cart-empty'])
    expect(shop.language?.notices).toEqual(tamil.notices)
  })

  it('once their words are here: until then they are no elements, and keep their room', async () => {
    tamilPage('ta')
    define(searchBox)
    expect(customElements.get('dawa-search-box')).toBeUndefined()
    await customElements.whenDefined('dawa-search-box')
    document.body.append(document.createElement('dawa-search-box'))
    const { placeholder } = tamil.widgets.searchBox
    const field = () => document.querySelector('dawa-search-box')?.shadowRoot?.querySelector('input')
    await vi.waitFor(() => expect(field()?.placeholder).toBe(placeholder))
  })

  it('in what comes into the page later, also while another brings the words of both', async () => {
    tamilPage('ta')
    const { language } = (document.querySelector('dawa-shop') as ShopHost).shop as { language: Words }
    await vi.waitFor(() => expect(language.ordering).toBeDefined())
    const late = document.createElement('dawa-order-tracker')
    Object.assign(late, { order: deliveredOrder })
    const { ordering } = language
    language.ordering = async () => {
      const brought = await ordering?.()
      if (brought && !late.isConnected) document.body.append(late)
      return brought ?? { ordering: {} }
    }
    document.body.append(document.createElement('dawa-login'))
    await vi.waitFor(() => expect(document.body.textContent).toContain(tamil.widgets.login.sendOtp))
    const { delivered } = tamil.widgets.orderStatus.delivery
    await vi.waitFor(() => expect(shownIn('dawa-order-tracker')).toContain(delivered))
  })

  it('nothing where a shop cannot be made, which is not asked for again without end', async () => {
    const shop = document.createElement('dawa-shop') as ShopHost
    shop.lang = 'ta'
    const read = shop.getAttribute.bind(shop)
    // No address.
    shop.getAttribute = (name) => (name === 'api' ? (5 as unknown as string) : read(name))
    let told = 0
    const tell = () => void told++
    document.addEventListener('dawa-shop-ready', tell)
    expect(() => shop.shop).toThrow()
    expect(shop.waits).toBe(true)
    await vi.waitFor(() => expect(shop.waits).toBe(false))
    document.removeEventListener('dawa-shop-ready', tell)
    expect(told).toBe(0)
  })

  it('in checkout, tracker, invoice and login once their own words have come', async () => {
    document.body.innerHTML = `<dawa-shop api="${API}" lang="hi"></dawa-shop>
      <dawa-order-tracker></dawa-order-tracker><dawa-login></dawa-login>`
    Object.assign(document.querySelector('dawa-order-tracker') as object, { order: deliveredOrder })
    const { delivered } = hindi.widgets.orderStatus.delivery
    await vi.waitFor(() => expect(shownIn('dawa-order-tracker')).toContain(delivered))
    await vi.waitFor(() => expect(document.body.textContent).toContain(hindi.widgets.login.sendOtp))
  })
})
