import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { amoxicillin, coughSyrup, insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

const card = (product: typeof paracetamol) => <ProductCard product={summaryOf(product)} headingLevel={2} />

describe('ProductCard', () => {
  it('is accessible in stock, out of stock and loading', async () => {
    await renderShop(
      <>
        {card(paracetamol)}
        {card(insulin)}
        <ProductCardSkeleton />
      </>,
    )
    await expectAccessible()
  })

  it('shows maker, pack, best price in whole rupees, the MRP struck through, the percentage and the rating', async () => {
    await renderShop(card(paracetamol))
    const article = screen.getByRole('article', { name: 'Paracetamol 650 Tablet' })
    expect(article.textContent).toContain('Mkt: Vaigai Laboratories')
    expect(article.textContent).toContain('Strip of 15 tablets')
    expect(article.textContent).toContain('Best Price ₹25')
    expect(screen.getByText('₹35').tagName).toBe('S')
    expect(screen.getByText('30% Off')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeTruthy()
    expect(article.textContent).toContain('₹1.63 per tablet')
  })

  it('links to the product by category and name, or where the page says', async () => {
    await renderShop(
      <>
        {card(amoxicillin)}
        <ProductCard product={summaryOf(paracetamol)} href="/p/1" />
      </>,
    )
    expect(screen.getByRole('link', { name: 'Amoxicillin 500 Capsule' }).getAttribute('href')).toBe(
      '/product/antibiotics/amoxicillin-500-capsule',
    )
    expect(screen.getByRole('link', { name: 'Paracetamol 650 Tablet' }).getAttribute('href')).toBe('/p/1')
  })

  it('hides a discount of 0 and an MRP that is no higher', async () => {
    await renderShop(card(coughSyrup))
    expect(screen.queryByText(/% Off/)).toBeNull()
    expect(screen.queryByText(/MRP/)).toBeNull()
  })

  it('warns of low stock only between 0 and the threshold', async () => {
    await renderShop(
      <>
        <ProductCard product={{ ...summaryOf(coughSyrup), totalStocks: 4 }} />
        <ProductCard product={{ ...summaryOf(coughSyrup), _id: 'b', totalStocks: 5 }} />
        <ProductCard product={{ ...summaryOf(coughSyrup), _id: 'c', totalStocks: 0 }} />
      </>,
    )
    expect(screen.getAllByText('Hurry only a few left !!!')).toHaveLength(1)
  })

  it('marks prescription and cold chain', async () => {
    await renderShop(card(insulin))
    expect(screen.getByTitle('Prescription required')).toBeTruthy()
    expect(screen.getByTitle('Medicines Packed And Stored At The Optimum Temperature')).toBeTruthy()
  })

  it('adds one to the cart, counts it in the place of its button, and takes it out again', async () => {
    const { user, shop } = await renderShop(card(paracetamol))
    const quantities = () => shop.$cart.get().lines.map((line) => line.quantity)
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    const more = await screen.findByRole('button', { name: `One more of ${paracetamol.name}` })
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    // Whoever pressed the button goes on from there.
    await waitFor(() => expect(document.activeElement).toBe(more))
    await user.click(more)
    await waitFor(() => expect(quantities()).toEqual([2]))
    expect(screen.getByRole('textbox', { name: /quantity/i })).toHaveProperty('value', '2')
    await expectAccessible()
    const fewer = screen.getByRole('button', { name: `One fewer of ${paracetamol.name}` })
    await user.click(fewer)
    await waitFor(() => expect(quantities()).toEqual([1]))
    await user.click(fewer)
    const add = await screen.findByRole('button', { name: 'Add to Cart' })
    await waitFor(() => expect(document.activeElement).toBe(add))
    expect(quantities()).toEqual([])
  })

  it('names the exact price beside the rounded one, where they differ', async () => {
    const { container } = await renderShop(card({ ...paracetamol, salesPrice: 17.86, purchasedPrice: 20 }))
    expect(screen.getByText('₹18')).toBeTruthy()
    expect(container.textContent).toContain('Exactly ₹17.86 · ')
    container.remove()
    await renderShop(card({ ...paracetamol, salesPrice: 18, purchasedPrice: 20 }))
    expect(screen.queryByText(/Exactly/)).toBeNull()
  })

  it('takes out again by its one button, where a page wants that', async () => {
    const { user, shop } = await renderShop(<ProductCard product={summaryOf(paracetamol)} inCart="remove" />)
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    const remove = await screen.findByRole('button', { name: 'Remove From Cart' })
    expect(shop.$cart.get().lines.map((line) => [line._id, line.quantity])).toEqual([['p-paracetamol', 1]])
    await user.click(remove)
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeTruthy()
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('sends one request however often a customer clicks while it runs', async () => {
    const { user, server } = await renderShop(card(paracetamol), { signedInAs: customerFixture() })
    const release = server.hold('POST /post/cart')
    const add = screen.getByRole('button', { name: 'Add to Cart' })
    await user.click(add)
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBe('true'))
    await user.click(add)
    await user.click(add)
    release()
    await screen.findByRole('button', { name: `One more of ${paracetamol.name}` })
    expect(server.requestsOf('POST /post/cart')).toHaveLength(1)
    expect(server.state.users[0]?.cart[0]?.quantity).toBe(1)
  })

  it('sends a guest to the login who wants to be notified', async () => {
    const { user, shop } = await renderShop(card(insulin))
    await user.click(screen.getByRole('button', { name: 'Notify Me' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Login to Notify')
    expect(shop.$overlay.get()?.name).toBe('login')
  })

  it('records the request of a customer and says Notified', async () => {
    const { user, server } = await renderShop(card(insulin), { signedInAs: customerFixture() })
    await user.click(screen.getByRole('button', { name: 'Notify Me' }))
    const button = await screen.findByRole('button', { name: 'Notified' })
    expect(button.ariaDisabled).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(server.state.stockRequests).toEqual([{ user: 'u-kavitha', product: 'p-insulin' }])
  })

  it('knows a request of another day', async () => {
    await renderShop(card(insulin), {
      signedInAs: customerFixture(),
      state: { stockRequests: [{ user: 'u-kavitha', product: 'p-insulin' }] },
    })
    expect(await screen.findByRole('button', { name: 'Notified' })).toBeTruthy()
  })

  it('never sells what is not for sale', async () => {
    await renderShop(<ProductCard product={{ ...summaryOf(paracetamol), isForSale: false }} />)
    expect(screen.getByRole('button', { name: 'Not For Sale' })).toHaveProperty('ariaDisabled', 'true')
    expect(screen.queryByText(/₹/)).toBeNull()
  })
})
