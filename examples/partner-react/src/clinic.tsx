import type { ProductSummary } from '@dawakit/client'
import { CartButton } from '@dawakit/widgets/cart-button'
import { CartDrawer } from '@dawakit/widgets/cart-drawer'
import { Checkout } from '@dawakit/widgets/checkout'
import { LoginDrawer } from '@dawakit/widgets/login'
import { Notices } from '@dawakit/widgets/notices'
import { PincodeChecker } from '@dawakit/widgets/pincode-checker'
import { ProductList } from '@dawakit/widgets/product-grid'
import { SearchBox } from '@dawakit/widgets/search-box'
import { useShop } from '@dawakit/widgets/shop-context'
import { useEffect, useRef } from 'react'
import { ChosenProduct } from './chosen-product.tsx'
import { Orders } from './orders.tsx'
import { useView } from './use-view.ts'

const productHref = (product: Pick<ProductSummary, 'slug'>) => `#product/${encodeURIComponent(product.slug)}`

/** The clinic's page: its own words and colours around the pharmacy's widgets. */
export function Clinic() {
  const view = useView()
  const shop = useShop()
  const main = useRef<HTMLElement>(null)
  const key = view.name === 'product' ? view.id : view.name
  const isFirst = useRef(true)
  // A change of view is a change of page: the reader starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    main.current?.focus()
    scrollTo(0, 0)
  }, [key])

  return (
    <>
      <header className="clinic-header">
        <a className="clinic-name" href="#home">
          Vaigai Family Clinic
        </a>
        <nav aria-label="Clinic" className="clinic-nav">
          <a href="#home">Pharmacy</a>
          <a href="#orders">My orders</a>
        </nav>
        <CartButton checkoutHref="#checkout" />
      </header>
      <main ref={main} tabIndex={-1} className="clinic-main">
        {view.name === 'home' && <Home />}
        {view.name === 'product' && <ChosenProduct key={view.id} slug={view.id} />}
        {view.name === 'checkout' && (
          <>
            <h1>Checkout</h1>
            <Checkout shopHref="#home" ordersHref="#orders" termsHref={termsHref(shop.apiUrl)} />
          </>
        )}
        {view.name === 'orders' && <Orders />}
      </main>
      <footer className="clinic-footer">
        <p>
          Vaigai Family Clinic, 4 North Veli Street, Madurai. Medicines are dispensed by our partner pharmacy.
        </p>
      </footer>
      <CartDrawer checkoutHref="#checkout" productHref={productHref} onCheckout={() => shop.closeOverlay()} />
      <LoginDrawer
        onReturn={() => {
          location.hash = 'checkout'
        }}
      />
      <Notices />
    </>
  )
}

function Home() {
  return (
    <>
      <section className="clinic-hero" aria-labelledby="hero-title">
        <h1 id="hero-title">Your prescription, brought to your door</h1>
        <p>Search for the medicines your doctor wrote down. Our partner pharmacy packs and delivers them.</p>
        <SearchBox action="#home" productHref={(match) => `#product/${encodeURIComponent(match.slug)}`} />
      </section>
      <section className="clinic-delivery" aria-labelledby="delivery-title">
        <h2 id="delivery-title">Do we deliver to you?</h2>
        <PincodeChecker />
      </section>
      <section aria-labelledby="popular-title">
        <h2 id="popular-title">Often asked for</h2>
        <ProductList perPage={10} productHref={productHref} />
      </section>
    </>
  )
}

const termsHref = (apiUrl: string) => new URL('/terms-and-conditions', apiUrl).href
