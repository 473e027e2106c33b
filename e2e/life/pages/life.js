/* What a page notes for its test. */
const noted = { told: [], persisted: false }
globalThis.noted = noted
for (const name of ['cart:change', 'session:change', 'pincode:change', 'error'])
  addEventListener(`dawa:${name}`, () => noted.told.push(name))
addEventListener('pageshow', ({ persisted }) => {
  noted.persisted = persisted
})
