import { afterEach, expect, it, vi } from 'vitest'
import { defineAll } from './index.ts'
import { define } from './npm-define.ts'

const noteIn = (element: Element) =>
  element.shadowRoot?.querySelector('[part=developer-note]')?.textContent ?? null

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('where a page is developed, each element from npm says in its place that there is no shop, and what to add', async () => {
  vi.useFakeTimers()
  const inPage = [
    ...['search-box', 'pincode-checker', 'product-card', 'product-grid', 'cart-button'],
    ...['checkout', 'login', 'order-tracker', 'invoice'],
  ]
  document.body.innerHTML = inPage.map((name) => `<dawa-${name}></dawa-${name}>`).join('')
  defineAll()
  define()
  expect(noteIn(document.querySelector('dawa-search-box') as Element)).toBeNull()
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => {
    for (const element of document.body.children) {
      expect(noteIn(element), element.localName).toBe(
        'Dawakit, for developers: There is no <dawa-shop> on the page, and nothing can be shown: add <dawa-shop api="https://…/api" partner-key="pk_…"></dawa-shop>.',
      )
    }
  })
  // It comes after all: what the elements show takes the note's place.
  document.body.insertAdjacentHTML('beforeend', '<dawa-shop api="http://shop.test/api"></dawa-shop>')
  const search = document.querySelector('dawa-search-box') as Element
  await vi.waitFor(() => expect(search.shadowRoot?.querySelector('input')).toBeTruthy())
  expect(noteIn(search)).toBeNull()
})
