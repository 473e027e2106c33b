// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'

const markup = `
  <section data-row>
    <button data-step="-1" disabled>Back</button>
    <ul data-slides><li>1</li></ul>
    <template data-waiting><li>2</li></template>
    <button data-step="1">On</button>
  </section>`
const back = () => document.querySelector('[data-step="-1"]') as HTMLButtonElement
const on = () => document.querySelector('[data-step="1"]') as HTMLButtonElement
const slides = () => document.querySelector('[data-slides]') as HTMLElement

/** A row of 300 px in a window of 100 px that is near at once. */
async function rowPage() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen
      }
      observe = () => this.#seen([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
  await storePage(markup)
  Object.defineProperties(slides(), { clientWidth: { value: 100 }, scrollWidth: { value: 300 } })
  await import('./rows.client.ts')
}
const scrollTo = (left: number) => {
  slides().scrollLeft = left
  slides().dispatchEvent(new Event('scroll'))
}

afterEach(() => vi.unstubAllGlobals())

describe('a row of cards', () => {
  it('brings the waiting cards when it comes near', async () => {
    await rowPage()
    expect([...slides().children].map((one) => one.textContent)).toEqual(['1', '2'])
  })

  it('offers a step back once it has moved, and none beyond its ends', async () => {
    await rowPage()
    expect([back().disabled, on().disabled]).toEqual([true, false])
    scrollTo(90)
    expect([back().disabled, on().disabled]).toEqual([false, false])
    scrollTo(200)
    expect([back().disabled, on().disabled]).toEqual([false, true])
  })

  it('hands the focus to the other button at an end', async () => {
    await rowPage()
    scrollTo(90)
    on().focus()
    scrollTo(200)
    expect(document.activeElement).toBe(back())
    scrollTo(0)
    expect(document.activeElement).toBe(on())
  })
})
