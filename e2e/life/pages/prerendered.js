/* Says what becomes of a page that nobody drives. */
const mark = (text) => fetch(`/mark/${encodeURIComponent(text)}`)

/** Asks again until it is so: a page that is not shown has no frames. */
async function until(isSo) {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20))
}

async function tell() {
  const shown = new Promise((done) => document.addEventListener('prerenderingchange', done))
  await until(() => document.querySelector('dawa-product-card')?.shadowRoot?.querySelector('a[href]'))
  // It goes the way of all actions, and comes last: what the start had asked for is on its way before.
  await window.Dawakit.shop.pincode.check('600001')
  await mark('drawn')
  await shown
  const { $cart } = window.Dawakit.shop
  await mark(`told before: ${globalThis.toldBefore}`)
  await until(() => $cart.get().source === 'server')
  await mark(`shown: cart of ${$cart.get().lines.map(({ quantity }) => quantity)}`)
}
document.addEventListener('prerenderingchange', () => {
  globalThis.toldBefore = globalThis.noted.told.join()
})
if (document.prerendering) tell()
