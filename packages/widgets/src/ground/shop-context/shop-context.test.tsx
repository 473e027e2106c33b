import { createShop } from '@dawakit/client'
import { createContractServer } from '@dawakit/testing/contract-server'
import { paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CartButton } from '../../cart/cart-button/cart-button.tsx'
import { CartDrawer } from '../../cart/cart-drawer/cart-drawer.tsx'
import { Notices } from '../../controls/notices/notices.tsx'
import { PincodeChecker } from '../../shopping/pincode-checker/pincode-checker.tsx'
import { PincodeButton, PincodeDrawer } from '../../shopping/pincode-checker/pincode-drawer.tsx'
import { ProductGrid } from '../../shopping/product-grid/product-grid.tsx'
import { RequestProduct } from '../../shopping/request-product/request-product.tsx'
import { SearchBox } from '../../shopping/search-box/search-box.tsx'
import { ShopProvider, useShop, useShopEvent } from './shop-context.tsx'
import { useCart } from './shop-stores.ts'

const memory = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
const makeShop = () => createShop({ apiUrl: 'http://shop.test/api', storage: memory() })

function Page({ shop }: { shop: ReturnType<typeof makeShop> }) {
  return (
    <ShopProvider shop={shop}>
      <SearchBox />
      <PincodeButton />
      <PincodeChecker />
      <PincodeDrawer />
      <CartButton cartHref="/cart" />
      <CartDrawer />
      <ProductGrid products={[summaryOf(paracetamol)]} totalCount={60} pageHref={(page) => `?page=${page}`} />
      <RequestProduct />
      <Notices />
    </ShopProvider>
  )
}

describe('ShopProvider', () => {
  it('names the component that stands outside it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<SearchBox />)).toThrow('`SearchBox` must be used within `ShopProvider`.')
    vi.restoreAllMocks()
  })

  it('starts the shop: what an earlier page has kept is there, and nobody has called start()', async () => {
    const storage = memory()
    const earlier = createShop({ apiUrl: 'http://shop.test/api', storage })
    await earlier.start()
    await earlier.cart.add(summaryOf(paracetamol))
    const shop = createShop({ apiUrl: 'http://shop.test/api', storage })
    render(
      <ShopProvider shop={shop}>
        <CartButton cartHref="/cart" />
      </ShopProvider>,
    )
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeTruthy()
  })

  it('gives the shop and its cart, live', async () => {
    const shop = makeShop()
    function Count() {
      const { lines } = useCart()
      return <output>{useShop() === shop ? lines.length : 'another shop'}</output>
    }
    render(
      <ShopProvider shop={shop}>
        <Count />
      </ShopProvider>,
    )
    expect(screen.getByRole('status').textContent).toBe('0')
    await act(() => shop.cart.add(summaryOf(paracetamol)))
    expect(screen.getByRole('status').textContent).toBe('1')
  })

  it('calls the newest listener of an event, and none after it is gone', async () => {
    const shop = makeShop()
    const heard: string[] = []
    function Listener({ name }: { name: string }) {
      useShopEvent('cart:change', () => heard.push(name))
      return null
    }
    const page = (name: string) => (
      <ShopProvider shop={shop}>
        <Listener name={name} />
      </ShopProvider>
    )
    const { rerender, unmount } = render(page('first'))
    await act(() => shop.start())
    heard.length = 0
    rerender(page('second'))
    await act(() => shop.cart.add(summaryOf(paracetamol)))
    unmount()
    await act(() => shop.cart.clear())
    expect(heard).toEqual(['second'])
  })

  it('hydrates what the server rendered without a mismatch, also when the shop is already filled', async () => {
    onTestFinished(createContractServer().install())
    const html = renderToString(<Page shop={makeShop()} />)
    expect(html).toContain('action="/search"')
    expect(html).toContain('Select Pincode')
    const shop = makeShop()
    await shop.start()
    await shop.cart.add(summaryOf(paracetamol))
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    let root: ReturnType<typeof hydrateRoot> | undefined
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <Page shop={shop} />
        </StrictMode>,
        { onRecoverableError: (error) => void complaints.push(error) },
      )
    })
    expect(complaints).toEqual([])
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeTruthy()
    act(() => root?.unmount())
    container.remove()
    vi.restoreAllMocks()
  })
})
