/** @jsxImportSource preact */
import type { DawaEventMap } from '@dawakit/embed'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { API, fetchChoice, PARTNER_KEY, pageOf } from '../shop.ts'

/** A clinic's pages. */
export function Clinic() {
  const [page, setPage] = useState(pageOf('pharmacy'))
  useEffect(() => {
    const turn = () => setPage(pageOf('pharmacy'))
    addEventListener('hashchange', turn)
    return () => removeEventListener('hashchange', turn)
  }, [])
  const [heard, setHeard] = useState<number[]>([])
  const hear = ({ detail }: DawaEventMap['dawa:cart:change']) =>
    setHeard((before) => [...before, detail.lines.length])

  return (
    <>
      <nav>
        <a href="#pharmacy">Pharmacy</a>
        <a href="#order">Order</a>
        <a href="#doctors">Doctors</a>
        <output>{heard.join(' ')}</output>
      </nav>
      {page !== 'doctors' && (
        <>
          <dawa-shop
            api={API}
            partner-key={PARTNER_KEY}
            checkout-href="#order"
            {...{ 'ondawa:cart:change': hear }}
          />
          <header>
            <dawa-search-box />
            <dawa-cart-button />
          </header>
        </>
      )}
      {page === 'pharmacy' && <Pharmacy />}
      {page === 'order' && <Order />}
    </>
  )
}

function Pharmacy() {
  const [choice, setChoice] = useState<object>()
  const showChoice = useCallback(
    (card: HTMLElement | null) => {
      if (card) Object.assign(card, { product: choice })
    },
    [choice],
  )
  useEffect(() => void fetchChoice().then(setChoice), [])
  return (
    <main>
      <h1>Pharmacy</h1>
      <dawa-pincode-checker />
      <dawa-product-card ref={showChoice} />
      <dawa-product-grid is-deals per-page={6} label="Savings" />
    </main>
  )
}

const Order = () => (
  <main>
    <h1>Order</h1>
    <dawa-login />
    <dawa-checkout shop-href="#pharmacy" />
    <dawa-order-tracker order-id="latest" />
    <dawa-invoice order-id="latest" />
  </main>
)
