import { API, fetchChoice, PARTNER_KEY, pageOf } from '../shop.ts'
import '../clinic.css'

const SHOP = `
  <dawa-shop api="${API}" partner-key="${PARTNER_KEY}" checkout-href="#order"></dawa-shop>
  <header><dawa-search-box></dawa-search-box><dawa-cart-button></dawa-cart-button></header>`

const PAGES: Readonly<Record<string, string>> = {
  pharmacy: `${SHOP}<main>
    <h1>Pharmacy</h1>
    <dawa-pincode-checker></dawa-pincode-checker>
    <dawa-product-card></dawa-product-card>
    <dawa-product-grid is-deals per-page="6" label="Savings"></dawa-product-grid>
  </main>`,
  order: `${SHOP}<main>
    <h1>Order</h1>
    <dawa-login></dawa-login>
    <dawa-checkout shop-href="#pharmacy"></dawa-checkout>
    <dawa-order-tracker order-id="latest"></dawa-order-tracker>
    <dawa-invoice order-id="latest"></dawa-invoice>
  </main>`,
}

const root = document.querySelector('#root') as HTMLElement
root.innerHTML = `
  <nav><a href="#pharmacy">Pharmacy</a><a href="#order">Order</a><a href="#doctors">Doctors</a><output></output></nav>
  <div></div>`
const page = root.querySelector('div') as HTMLElement
const output = root.querySelector('output') as HTMLElement

document.addEventListener('dawa:cart:change', ({ detail }) => {
  output.textContent = `${output.textContent} ${detail.lines.length}`.trim()
})

function turn() {
  page.innerHTML = PAGES[pageOf('pharmacy')] ?? ''
  const card = page.querySelector('dawa-product-card')
  if (card) void fetchChoice().then((product) => Object.assign(card, { product }))
}
addEventListener('hashchange', turn)
turn()
