import { notices } from '@dawakit/client'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'
import { CartPage } from '../cart-page/index.ts'
import { Checkout } from '../checkout/index.ts'
import { Login } from '../login/index.ts'
import { Notifications } from '../notifications/index.ts'
import { OrdersTable } from '../orders-table/index.ts'
import { PincodeChecker } from '../pincode-checker/index.ts'
import { Profile } from '../profile/index.ts'
import { SearchBox } from '../search-box/index.ts'
import { SignUp } from '../sign-up/index.ts'
import { type Language, widgetLabels } from './index.ts'

/** Every sentence of a dictionary in brackets, those that are made of facts too. */
function bracketed<Value>(value: Value): Value {
  if (typeof value === 'string') return `⟦${value}⟧` as Value
  if (typeof value === 'function') return ((...facts: unknown[]) => bracketed(value(...facts))) as Value
  if (Array.isArray(value)) return value.map(bracketed) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bracketed(one)])) as Value
}

const sentences = Object.values(refusalCatalogue).map(({ code, text }) => [code, `⟦${text}⟧`])
const language: Language = {
  locale: 'en-IN',
  refusals: Object.fromEntries(sentences),
  notices: bracketed(notices),
  widgets: bracketed(widgetLabels),
}

const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'] as const
const inBrackets = /⟦[^⟦⟧]*⟧/g
/** Without what stands in brackets, from within outwards. */
const outsideBrackets = (text: string): string => {
  const rest = text.replace(inBrackets, '')
  return rest === text ? rest : outsideBrackets(rest)
}

/** What a customer reads or hears that no dictionary said. */
function unspoken(data: readonly string[]): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of SPOKEN) texts.push(element.getAttribute(name) ?? '')
  }
  // The longest first: one may be the beginning of another.
  const longestFirst = [...data].sort((a, b) => b.length - a.length)
  const known = (text: string) => longestFirst.reduce((left, one) => left.replaceAll(one, ''), text)
  return texts.map((text) => known(outsideBrackets(text)).trim()).filter((text) => /\p{L}{2}/u.test(text))
}

describe('a page in another language', () => {
  it.each([
    ['SearchBox', <SearchBox key="" />],
    ['PincodeChecker', <PincodeChecker key="" />],
    ['CartPage', <CartPage key="" />],
    ['Checkout', <Checkout key="" />],
    ['Login', <Login key="" />],
    ['SignUp', <SignUp key="" />],
  ])('says nothing in English: %s, for a guest', async (_name, widget) => {
    await renderShop(widget, { language })
    expect(document.body.textContent + document.body.innerHTML).toContain('⟦')
    expect(unspoken([])).toEqual([])
  })

  it.each([
    ['Notifications', <Notifications key="" />],
    ['OrdersTable', <OrdersTable key="" />],
    ['Profile', <Profile key="" />],
  ])('says nothing in English: %s, for a customer', async (_name, widget) => {
    const customer = customerFixture()
    await renderShop(widget, { language, signedInAs: customer })
    const { username, email, mobileNumber, shippingAddresses } = customer
    const own = shippingAddresses.flatMap((address) => Object.values(address).map(String))
    expect(document.body.innerHTML).toContain('⟦')
    expect(unspoken([username, email, mobileNumber, ...own])).toEqual([])
  })

  it('says a refusal by its code, decided here or by the server, and what it does not know as it was sent', async () => {
    const { user, server } = await renderShop(<PincodeChecker />, { language })
    const field = screen.getByRole('textbox')
    await user.type(field, '110001')
    expect(await screen.findByText('⟦Currently not available for this Pin Code⟧')).toBeTruthy()
    server.answer('GET /get/singlePincode', errorAnswer(429, refusalCatalogue.tooManyRequests))
    await user.clear(field)
    await user.type(field, '600001{Enter}')
    expect(await screen.findByText(`⟦${refusalCatalogue.tooManyRequests.text}⟧`)).toBeTruthy()
    server.answer('GET /get/singlePincode', errorAnswer(429, { code: 'tea-time', text: 'Back at five' }))
    await user.type(field, '{Enter}')
    expect(await screen.findByText('Back at five')).toBeTruthy()
  })
})
