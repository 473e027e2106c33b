import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const warn = vi.spyOn(console, 'warn').mockReturnValue()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network here.')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.Dawakit
  warn.mockClear()
  document.body.replaceChildren()
})

/** As the browser runs the script tag on a new page. */
async function loadScript(): Promise<void> {
  vi.resetModules()
  await import('./loader.ts')
  await vi.advanceTimersByTimeAsync(0)
}

/** The doctor is a file of its own, and is patient with the network. */
async function whenTheShopShouldBeThere(): Promise<void> {
  await vi.advanceTimersByTimeAsync(3000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(3000)
}

it('says in the console that elements have no shop', async () => {
  document.body.innerHTML = '<dawa-search-box></dawa-search-box>'
  await loadScript()
  await whenTheShopShouldBeThere()
  await vi.waitFor(() => expect(warn.mock.calls.join()).toContain('There is no <dawa-shop> on the page'))
})

it('says nothing where a visitor has gone on to a page without elements by then', async () => {
  document.body.innerHTML =
    '<dawa-shop api="http://shop.test/api"></dawa-shop><dawa-search-box></dawa-search-box>'
  await loadScript()
  document.body.innerHTML = '<h1>Doctors</h1>'
  await whenTheShopShouldBeThere()
  expect(warn).not.toHaveBeenCalled()
})
