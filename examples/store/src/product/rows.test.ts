// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'

const markupOf = (waiting: string) => `
  <section data-row>
    <button data-step="-1" disabled>Back</button>
    <ul data-slides><li>1</li></ul>
    ${waiting}
    <button data-step="1">On</button>
  </section>`
const inPage = markupOf('<template data-waiting><li>2</li></template>')
const atAddress = markupOf('<template data-waiting="/rows/17"></template>')
const back = () => document.querySelector('[data-step="-1"]') as HTMLButtonElement
const on = () => document.querySelector('[data-step="1"]') as HTMLButtonElement
const slides = () => document.querySelector('[data-slides]') as HTMLElement

const cards = () => [...slides().children].map((one) => one.textContent)
let comeNear = () => {}

/** A row of 300 px in a window of 100 px that is near at once. */
async function rowPage(markup = inPage) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen
      }
      observe = () => {
        comeNear = () => this.#seen([{ isIntersecting: true }])
        comeNear()
      }
      disconnect = () => {
        comeNear = () => {}
      }
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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../layout/fetch-document.ts')
})

describe('a row of cards', () => {
  it('brings the waiting cards when it comes near', async () => {
    await rowPage()
    await vi.waitFor(() => expect(cards()).toEqual(['1', '2']))
  })

  it('fetches them where the page has only their address, and asks anew when it comes near again', async () => {
    const answers = [null, '<ul><li>2</li><li>3</li></ul>']
    const asked: string[] = []
    vi.doMock('../layout/fetch-document.ts', () => ({
      fetchDocument: async (address: string) => {
        asked.push(address)
        const html = answers.shift()
        return html ? new DOMParser().parseFromString(html, 'text/html') : null
      },
    }))
    await rowPage(atAddress)
    await vi.waitFor(() => expect(asked).toEqual(['/rows/17']))
    expect(cards()).toEqual(['1'])
    await vi.waitFor(() => {
      comeNear()
      expect(cards()).toEqual(['1', '2', '3'])
    })
    comeNear()
    expect(asked).toEqual(['/rows/17', '/rows/17'])
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
