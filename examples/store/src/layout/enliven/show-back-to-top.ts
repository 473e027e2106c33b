/** Pixels scrolled before the button shows. */
const BACK_TO_TOP_PX = 800

/** The way back to the top shows once the page is scrolled far enough to want it. */
export function showBackToTop(): void {
  const link = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!link) return
  const show = () => {
    link.hidden = scrollY < BACK_TO_TOP_PX
  }
  addEventListener('scroll', show, { passive: true })
  show()
}
