/** Steps through the rows by their buttons; scrolling and swiping are the browser's. */
import { fetchDocument } from '../layout/fetch-document.ts'
import { cards } from './live-cards.client.ts'

/** What is in sight comes first. */
const isLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve())
})

/** Rows whose further cards are under way. */
const bringing = new WeakSet<Element>()

/**
 * Puts the further cards of a row behind those that it opened with: they wait in the page, or at an address.
 *
 * @returns false when they cannot be had now: the row asks again when it comes near again.
 */
async function bringWaiting(row: Element, slides: Element): Promise<boolean> {
  const waiting = row.querySelector<HTMLTemplateElement>('[data-waiting]')
  const address = waiting?.dataset['waiting']
  if (!waiting || !address) {
    if (waiting) slides.append(waiting.content)
    return true
  }
  if (bringing.has(row)) return false
  bringing.add(row)
  await isLoaded
  const list = (await fetchDocument(address))?.querySelector('ul')
  bringing.delete(row)
  if (!list) return false
  slides.append(...[...list.children].map((card) => document.importNode(card, true)))
  return true
}

for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
  const slides = row.querySelector<HTMLElement>('[data-slides]')
  if (!slides) continue
  const steps = row.querySelectorAll<HTMLButtonElement>('[data-step]')
  const update = () => {
    const end = slides.scrollWidth - slides.clientWidth - 2
    const focused = [...steps].find((step) => step === document.activeElement)
    for (const step of steps) {
      step.disabled = step.dataset['step'] === '1' ? slides.scrollLeft >= end : slides.scrollLeft <= 2
    }
    // At an end the button goes, and would take the focus with it.
    if (focused?.disabled) [...steps].find((step) => !step.disabled)?.focus({ preventScroll: true })
  }
  for (const step of steps) {
    step.addEventListener('click', () => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const left = Number(step.dataset['step']) * slides.clientWidth * 0.9
      slides.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' })
    })
  }
  slides.addEventListener('scroll', update, { passive: true })
  const comeNear = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      update()
      if (!(await bringWaiting(row, slides))) return
      comeNear.disconnect()
      update()
      cards.refresh()
    },
    { rootMargin: '400px' },
  )
  // Not before the row is near: measuring all rows at the start would lay the whole page out.
  comeNear.observe(slides)
}
