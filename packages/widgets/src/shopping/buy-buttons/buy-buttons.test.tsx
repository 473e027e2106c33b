import { outOfStock } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { BuyButtons } from './buy-buttons.tsx'

const buttons = (product: typeof paracetamol) => (
  <BuyButtons product={summaryOf(product)} cartHref="#cart" checkoutHref="/checkout" />
)
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  location.hash = ''
})

describe('BuyButtons', () => {
  it('is accessible in stock and out of stock', async () => {
    await renderShop(
      <>
        {buttons(paracetamol)}
        {buttons(insulin)}
      </>,
    )
    await expectAccessible()
  })

  it('adds one to the cart and takes it out again', async () => {
    const { user, shop } = await renderShop(buttons(paracetamol))
    await user.click(press('Add to Cart'))
    await user.click(await screen.findByRole('button', { name: 'Remove From Cart' }))
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeTruthy()
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('buys the chosen variant, and leads a customer to the cart', async () => {
    const variant = { primaryType: 'Pack', primaryValue: '10 tablets' }
    const { slug, salesPrice, purchasedPrice, discount, packageSize, totalStocks } = paracetamol
    const facts = { slug, salesPrice, purchasedPrice, discount, packageSize, totalStocks }
    const variants = [{ data: variant, productId: paracetamol._id, ...facts }]
    const { user, shop } = await renderShop(
      <BuyButtons
        product={summaryOf(paracetamol)}
        variant={variant}
        cartHref="#cart"
        checkoutHref="/checkout"
      />,
      { signedInAs: customerFixture(), state: { products: [{ ...paracetamol, variants }] } },
    )
    await user.click(press('Buy Now'))
    await waitFor(() => expect(location.hash).toBe('#cart'))
    expect(shop.$cart.get().lines.map((line) => [line.quantity, line.variant])).toEqual([[1, variant]])
  })

  it('asks a guest who buys to log in, and goes on to the checkout from there', async () => {
    const { user, shop } = await renderShop(buttons(paracetamol))
    await user.click(press('Buy Now'))
    expect((await screen.findByRole('alert')).textContent).toContain('Login to Checkout')
    expect(shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/checkout' })
    expect(shop.$cart.get().lines).toHaveLength(1)
  })

  it('stays where it is when the cart refuses', async () => {
    const { user, server } = await renderShop(buttons(paracetamol), { signedInAs: customerFixture() })
    server.answer('POST /post/cart', errorAnswer(409, outOfStock))
    await user.click(press('Buy Now'))
    await screen.findByRole('alert')
    expect(location.hash).toBe('')
    await waitFor(() => expect(press('Buy Now').ariaBusy).toBeNull())
  })

  it('offers nothing to buy where there is nothing', async () => {
    await renderShop(buttons(insulin))
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Notify Me'])
  })
})
