/** Banner carousels: previous, next and a rotation that stands below a pointer, and stops for the focus and a calm reader. */

/** Milliseconds that a banner stands. */
const ROTATION_MS = 6000

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  const slides = carousel.querySelector<HTMLElement>('[data-slides]')
  const rotation = carousel.querySelector<HTMLElement>('[data-rotation]')
  if (!slides) continue
  let isRotating = !isCalm.matches
  /** The pointer is on it: it stands until that has left. */
  let isHeld = false

  const step = (by: number) => {
    const count = slides.children.length
    const at = Math.round(slides.scrollLeft / slides.clientWidth)
    slides.scrollTo({
      left: ((at + by + count) % count) * slides.clientWidth,
      behavior: isCalm.matches ? 'instant' : 'smooth',
    })
  }
  const paint = () => {
    const label = rotation?.dataset[isRotating ? 'stop' : 'start']
    if (label) rotation?.setAttribute('aria-label', label)
    carousel.toggleAttribute('data-stopped', !isRotating)
    slides.setAttribute('aria-live', isRotating && !isHeld ? 'off' : 'polite')
  }
  const dots = carousel.querySelectorAll('[data-dots] > li')
  slides.addEventListener(
    'scroll',
    () => {
      const at = Math.round(slides.scrollLeft / slides.clientWidth)
      for (const [index, dot] of dots.entries()) dot.classList.toggle('banners__dot--on', index === at)
    },
    { passive: true },
  )
  const hold = (isNowHeld: boolean) => () => {
    isHeld = isNowHeld
    paint()
  }

  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset['step'])))
  }
  rotation?.addEventListener('click', () => {
    isRotating = !isRotating
    paint()
  })
  carousel.addEventListener('pointerenter', hold(true))
  carousel.addEventListener('pointerleave', hold(false))
  // Who has come in reads: it goes on when they ask for it, and not when they leave.
  carousel.addEventListener('focusin', ({ target }) => {
    // A press on the button that stops it is about to do so.
    if (target === rotation && !rotation?.matches(':focus-visible')) return
    isRotating = false
    paint()
  })
  setInterval(() => {
    const isSeen = slides.clientWidth > 0 && !document.hidden && slides.getBoundingClientRect().bottom > 0
    if (isRotating && !isHeld && isSeen) step(1)
  }, ROTATION_MS)
  paint()
}

// A module: what it names is its own.
export {}
