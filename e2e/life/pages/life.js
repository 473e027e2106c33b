/* What a page notes for its test. */
const noted = { told: [], persisted: false }
globalThis.noted = noted
for (const name of ['cart:change', 'session:change', 'pincode:change', 'error'])
  addEventListener(`dawa:${name}`, () => noted.told.push(name))
addEventListener('pageshow', ({ persisted }) => {
  noted.persisted = persisted
})

const mark = (text) => fetch(`/mark/${encodeURIComponent(text)}`)

/** A page that was prerendered says what it shows once it knows who is here. */
function sayWhatShows() {
  const { $session, $cart } = globalThis.Dawakit?.shop ?? {}
  const { source, isBusy } = $cart?.get() ?? {}
  if ($session?.get().status !== 'signedIn' || source !== 'server' || isBusy)
    return setTimeout(sayWhatShows, 100)
  const button = document.querySelector('dawa-cart-button').shadowRoot.querySelector('button')
  const sessions = noted.told.filter((name) => name === 'session:change')
  mark(`shows ${button.ariaLabel ?? button.textContent}, told ${sessions.length}`)
}

if (document.prerendering)
  document.addEventListener('prerenderingchange', async () => {
    await mark(`told before: ${noted.told.join()}`)
    sayWhatShows()
  })
