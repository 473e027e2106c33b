/** Steps through the rows by their buttons; scrolling and swiping are the browser's. */
import { cards } from './live-cards.client.ts'

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
  const waiting = row.querySelector<HTMLTemplateElement>('[data-waiting]')
  const comeNear = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      comeNear.disconnect()
      if (waiting) slides.append(waiting.content)
      update()
      cards.refresh()
    },
    { rootMargin: '400px' },
  )
  // Not before the row is near: measuring all rows at the start would lay the whole page out.
  comeNear.observe(slides)
}
