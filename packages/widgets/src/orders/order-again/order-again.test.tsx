import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cancelledOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { coughSyrup, paracetamol, productFixture } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { OrderAgain, OrderAgainOverlay } from './index.ts'

type Shop = Awaited<ReturnType<typeof renderShop>>['shop']
const cartOf = (shop: Shop) => shop.$cart.get().lines.map(({ name, quantity }) => `${quantity} ${name}`)

const [paracetamolLine, syrupLine] = orderFixture().products
const otherSyrup = productFixture({
  _id: 'p-other-syrup',
  name: 'Tulsi Cough Syrup',
  salesPrice: 95,
  purchasedPrice: 100,
  saltComposition: coughSyrup.saltComposition,
})

async function renderAgain(order = orderFixture(), prepare?: RenderShopOptions['prepare']) {
  const rendered = await renderShop(<OrderAgain order={order} cartHref="/cart" />, {
    signedInAs: customerFixture(),
    prepare,
  })
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Order again: DK-2611-000001' }))
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Order DK-2611-000001 again' }))
  return { ...rendered, press, dialog }
}

describe('OrderAgain', () => {
  it('puts the whole order into the cart in one press, says so and leads there', async () => {
    const { shop, press, dialog } = await renderAgain()
    await press()
    const said = await dialog()
    expect(said.getByText('All 2 products are in your cart.')).toBeDefined()
    expect(cartOf(shop)).toEqual(['2 Paracetamol 650 Tablet', '1 Honey Cough Syrup'])
    const toCart = said.getByRole('link', { name: 'Go to cart' })
    expect(toCart.getAttribute('href')).toBe('/cart')
    expect(document.activeElement).toBe(toCart)
    await expectAccessible()
  })

  it('asked twice, puts nothing in twice, and leaves what else is in the cart', async () => {
    const { shop, press, dialog, user } = await renderAgain()
    await act(() => shop.cart.add(paracetamol, 1))
    await press()
    await user.click((await dialog()).getByRole('button', { name: 'Continue shopping' }))
    await press()
    await dialog()
    expect(cartOf(shop)).toEqual(['2 Paracetamol 650 Tablet', '1 Honey Cough Syrup'])
  })

  it('names what is sold out, sold no more, fewer or at another price, and offers what is instead of it', async () => {
    const products = [
      { ...paracetamolLine!, quantity: 9 },
      syrupLine!,
      { ...syrupLine!, _id: 'p-gone', name: 'Old Balm' },
      { ...paracetamolLine!, _id: 'p-amoxicillin', name: 'Amoxicillin 500 Capsule', salesPrice: 80 },
    ]
    const { shop, press, dialog, user } = await renderAgain(orderFixture({ products }), ({ state }) => {
      state.products = [
        ...state.products.map((one) => ({
          ...one,
          totalStocks: one._id === 'p-syrup' ? 0 : one._id === 'p-paracetamol' ? 4 : one.totalStocks,
        })),
        otherSyrup,
      ]
    })
    await press()
    const said = await dialog()
    expect(said.getByText('2 of 4 products are in your cart.')).toBeDefined()
    expect(said.getByText('Paracetamol 650 Tablet: 4 instead of 9 pieces.')).toBeDefined()
    expect(said.getByText('Honey Cough Syrup is sold out.')).toBeDefined()
    expect(said.getByText('Old Balm is no longer sold.')).toBeDefined()
    expect(said.getByText('Amoxicillin 500 Capsule costs ₹92.25, and was ₹80.00.')).toBeDefined()
    expect(cartOf(shop)).toEqual(['4 Paracetamol 650 Tablet', '2 Amoxicillin 500 Capsule'])
    await expectAccessible()
    await user.click(said.getByRole('button', { name: 'Add to Cart: Tulsi Cough Syrup' }))
    await said.findByRole('button', { name: 'In your cart: Tulsi Cough Syrup' })
    expect(cartOf(shop)).toContain('1 Tulsi Cough Syrup')
  })

  it('says that nothing can be had, and leads to no cart', async () => {
    const { press, dialog } = await renderAgain(orderFixture(), ({ state }) => {
      state.products = []
    })
    await press()
    const said = await dialog()
    expect(said.getByText('Nothing of this order can be had now.')).toBeDefined()
    expect(said.queryByRole('link')).toBeNull()
  })

  it('says that the shop was not reached, and can be pressed again', async () => {
    const { shop, server, press, dialog } = await renderAgain()
    server.answer('GET /get/product', () => new Response('', { status: 503 }))
    await press()
    await waitFor(() => expect(shop.$notices.get()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cartOf(shop)).toEqual([])
    server.answer('GET /get/product', null)
    await press()
    await dialog()
    expect(cartOf(shop)).toHaveLength(2)
  })

  it('opens the cart drawer where there is no page of the cart', async () => {
    const { shop, user } = await renderShop(<OrderAgain order={orderFixture()} />, {
      signedInAs: customerFixture(),
    })
    await user.click(screen.getByRole('button', { name: 'Order again: DK-2611-000001' }))
    await user.click(await screen.findByRole('button', { name: 'Go to cart' }))
    expect(shop.$overlay.get()?.name).toBe('cart')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('OrderAgainOverlay', () => {
  const render = (options: RenderShopOptions) => {
    const onLeave = vi.fn()
    return renderShop(<OrderAgainOverlay returnTo="/orders?again" onLeave={onLeave} />, options).then(
      (rendered) => ({ ...rendered, onLeave }),
    )
  }

  it('takes the last order that was placed, passing over what was cancelled or waits for its payment', async () => {
    const waits = orderFixture({ _id: 'o-9', orderNumber: 'DK-2611-000009', isCashOnDelivery: false })
    const { shop } = await render({
      signedInAs: customerFixture(),
      state: { orders: [waits, cancelledOrder, orderFixture()] },
    })
    act(() => shop.openOverlay('order-again'))
    await screen.findByRole('dialog', { name: 'Order DK-2611-000001 again' })
    expect(cartOf(shop)).toEqual(['2 Paracetamol 650 Tablet', '1 Honey Cough Syrup'])
    act(() => shop.closeOverlay())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks a guest to sign in, and where to go on then', async () => {
    const { shop } = await render({})
    act(() => shop.openOverlay('order-again'))
    await waitFor(() => expect(shop.$overlay.get()).toEqual({ name: 'login', returnTo: '/orders?again' }))
  })

  it('leads who has ordered nothing yet to the orders', async () => {
    const { shop, onLeave } = await render({ signedInAs: customerFixture(), state: { orders: [] } })
    act(() => shop.openOverlay('order-again'))
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/orders'))
    expect(shop.$overlay.get()).toBeNull()
  })
})
