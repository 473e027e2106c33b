import { refusalCatalogue } from '@dawakit/core/refusals'
import { bracketedLanguage } from '@dawakit/testing/bracketed'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { wordsOutside } from '@dawakit/testing/words-outside'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'
import { Login } from '../account/login/index.ts'
import { Notifications } from '../account/notifications/index.ts'
import { Profile } from '../account/profile/index.ts'
import { SignUp } from '../account/sign-up/index.ts'
import { CartPage } from '../cart/cart-page/index.ts'
import { Checkout } from '../checkout/checkout/index.ts'
import { OrdersTable } from '../orders/orders-table/index.ts'
import { PincodeChecker } from '../shopping/pincode-checker/index.ts'
import { SearchBox } from '../shopping/search-box/index.ts'
import { type Language, widgetLabels } from './index.ts'

const language: Language = bracketedLanguage(widgetLabels)

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
    expect(wordsOutside(document.body)).toEqual([])
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
    const data = [username, email, mobileNumber, ...own]
    expect(wordsOutside(document.body, { data })).toEqual([])
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
