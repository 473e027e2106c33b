import { errorAnswer } from '@dawakit/testing/contract-server'
import { productFixture, productFixtures, summaryOf } from '@dawakit/testing/fixtures/products'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductList } from './product-list.tsx'

const products = productFixtures.map(summaryOf)

describe('ProductGrid', () => {
  it('is accessible filled, empty and loading', async () => {
    await renderShop(
      <>
        <h2>Pain Relief</h2>
        <ProductGrid products={products} totalCount={90} page={2} pageHref={(page) => `?page=${page}`} />
      </>,
    )
    await expectAccessible()
  })

  it('counts the products over all pages', async () => {
    await renderShop(<ProductGrid products={products} totalCount={187} />)
    expect(screen.getByText('187 Products Found')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })

  it('shows 8 skeletons while it loads', async () => {
    const { container } = await renderShop(<ProductGrid products={[]} isLoading />)
    expect(container.querySelectorAll('.dawa-product-card')).toHaveLength(8)
    expect(screen.getByRole('region', { name: 'Products' }).ariaBusy).toBe('true')
    await expectAccessible()
  })

  it('says No Products Found', async () => {
    await renderShop(<ProductGrid products={[]} />)
    expect(screen.getByText('No Products Found').closest('[role=status]')).not.toBeNull()
    await expectAccessible()
  })

  it('links to the pages: first, last and the neighbours', async () => {
    await renderShop(
      <ProductGrid
        products={products}
        totalCount={187}
        page={5}
        perPage={20}
        pageHref={(page) => `?page=${page}`}
      />,
    )
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Previous page', '?page=4'],
      ['Page 1', '?page=1'],
      ['Page 4', '?page=4'],
      ['Page 5', '?page=5'],
      ['Page 6', '?page=6'],
      ['Page 10', '?page=10'],
      ['Next page', '?page=6'],
    ])
    expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page')
  })

  it('has no pages for one page', async () => {
    await renderShop(<ProductGrid products={products} pageHref={(page) => `?page=${page}`} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('ProductList', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    productFixture({ _id: `p-${index}`, name: `Medicine ${index}`, salesPrice: 10, purchasedPrice: 12 }),
  )

  it('fetches a category and turns its pages', async () => {
    const { user, server } = await renderShop(<ProductList generalCategory="Pain Relief" />, {
      state: { products: many },
    })
    expect(await screen.findByText('25 Products Found')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(20)
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: 'Medicine 24' })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(server.requestsOf('POST /get/productsByGeneralCategoryName').map((one) => one.query)).toEqual([
      { page: '1', limit: '20' },
      { page: '2', limit: '20' },
    ])
  })

  it('keeps its pages while the next one loads, and the focus goes to the list', async () => {
    const { user, server } = await renderShop(<ProductList generalCategory="Pain Relief" />, {
      state: { products: many },
    })
    await screen.findByText('25 Products Found')
    const release = server.hold('POST /get/productsByGeneralCategoryName')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    const list = screen.getByRole('region', { name: 'Products' })
    expect(list.ariaBusy).toBe('true')
    expect(document.activeElement).toBe(list)
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    release()
    expect(await screen.findByRole('link', { name: 'Medicine 24' })).toBeTruthy()
    expect(document.activeElement).toBe(list)
  })

  it('begins another category on its first page', async () => {
    const { user, server, rerender } = await renderShop(<ProductList generalCategory="Pain Relief" />, {
      state: { products: many },
    })
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    await screen.findByRole('link', { name: 'Medicine 24' })
    rerender(<ProductList brand="Vaigai" />)
    expect(await screen.findByRole('link', { name: 'Medicine 0' })).toBeTruthy()
    expect(server.requestsOf('POST /get/productsByBrand').map((one) => one.query)).toEqual([
      { page: '1', limit: '20' },
    ])
  })

  it('has no pages where all of a list comes at once', async () => {
    await renderShop(<ProductList isDeals />, { state: { products: many } })
    expect(await screen.findByText('25 Products Found')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(25)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('shows as many of the deals as were asked for, and the others on pages', async () => {
    const { user } = await renderShop(<ProductList isDeals perPage={4} headingLevel={2} />, {
      state: { products: many },
    })
    expect(await screen.findByText('25 Products Found')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await user.click(screen.getByRole('link', { name: 'Page 7' }))
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })

  it('says what failed and tries again', async () => {
    const { user, server } = await renderShop(<ProductList brand="Vaigai" />, {
      prepare: (server) =>
        server.answer(
          'POST /get/productsByBrand',
          errorAnswer(500, { code: 'something-went-wrong', text: 'Something went wrong' }),
        ),
    })
    expect((await screen.findByText('Something went wrong')).closest('[role=alert]')).toBeTruthy()
    server.answer('POST /get/productsByBrand', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('4 Products Found')).toBeTruthy()
    expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Products' }))).toBe(true)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('offers no second try for a brand that nobody has', async () => {
    await renderShop(<ProductList brand="Nobody" />, {
      prepare: (server) =>
        server.answer(
          'POST /get/productsByBrand',
          errorAnswer(404, { code: 'not-found', text: 'Not found' }),
        ),
    })
    expect((await screen.findByText('No Products Found')).closest('[role=alert]')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
