// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'

const markup = `
  <section data-carousel>
    <button data-rotation data-stop="Stop" data-start="Start"></button>
    <button data-step="1">Next</button>
    <div data-slides><a href="#1">1</a><a href="#2">2</a><a href="#3">3</a></div>
  </section>`
const carousel = () => document.querySelector('section') as HTMLElement
const slides = () => document.querySelector('[data-slides]') as HTMLElement

/** jsdom lays nothing out: a window of 100 px, seen, in which every step shows. */
async function rotatingPage(isCalm = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  await storePage(markup)
  Object.defineProperty(slides(), 'clientWidth', { value: 100 })
  slides().getBoundingClientRect = () => ({ bottom: 100 }) as DOMRect
  const steps = vi.fn()
  slides().scrollTo = steps as unknown as HTMLElement['scrollTo']
  await import('./carousel.client.ts')
  return steps
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the banner carousel', () => {
  it('rotates by itself, and says so by its button', async () => {
    const steps = await rotatingPage()
    expect(document.querySelector('[data-rotation]')?.getAttribute('aria-label')).toBe('Stop')
    vi.advanceTimersByTime(6000)
    expect(steps).toHaveBeenCalledOnce()
  })

  it('stands for a calm reader', async () => {
    const steps = await rotatingPage(true)
    vi.advanceTimersByTime(60_000)
    expect(steps).not.toHaveBeenCalled()
  })

  it('stands while the pointer is on it, and goes on when it has left', async () => {
    const steps = await rotatingPage()
    carousel().dispatchEvent(new Event('pointerenter'))
    vi.advanceTimersByTime(12_000)
    expect(steps).not.toHaveBeenCalled()
    expect(slides().getAttribute('aria-live')).toBe('polite')
    carousel().dispatchEvent(new Event('pointerleave'))
    vi.advanceTimersByTime(6000)
    expect(steps).toHaveBeenCalledOnce()
  })

  it('stops when the focus comes in, and goes on when it is asked for, not when the focus leaves', async () => {
    const steps = await rotatingPage()
    const rotation = document.querySelector<HTMLElement>('[data-rotation]')
    document.querySelector('a')?.focus()
    document.querySelector('a')?.blur()
    carousel().dispatchEvent(new Event('pointerenter'))
    carousel().dispatchEvent(new Event('pointerleave'))
    vi.advanceTimersByTime(12_000)
    expect(steps).not.toHaveBeenCalled()
    expect(rotation?.getAttribute('aria-label')).toBe('Start')
    expect(slides().getAttribute('aria-live')).toBe('polite')
    rotation?.click()
    vi.advanceTimersByTime(6000)
    expect(steps).toHaveBeenCalledOnce()
  })
})
