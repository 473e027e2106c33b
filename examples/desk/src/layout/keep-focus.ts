/** So long is waited for whatever puts the focus itself: a list its next row, a form its field. In milliseconds. */
const WAIT_MS = 100
const DIALOG = '[role="dialog"]'

/**
 * Keeps the focus in a part of a page. A button that waits for its answer cannot have it, and one whose work is done may go: the
 * first gets it back, for the second the heading of what it stood in gets it. Who presses on nothing has let go of it.
 *
 * @returns Ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null
  let section: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === document.body
  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(giveBack, WAIT_MS)
  }
  const giveBack = () => {
    if (!last) return
    // A dialog that is on its way out still has it.
    if (document.activeElement?.closest(DIALOG)) return askLater()
    if (!isLost()) return
    if (last.isConnected) {
      if (!last.matches(':disabled')) last.focus({ preventScroll: true })
      return
    }
    const heading = (section?.isConnected ? section : root).querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (last && (!last.isConnected || isLost())) askLater()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    section = target.closest('section')
  }
  const onPress = ({ target }: PointerEvent) => {
    // A dialog gives the focus back to what has opened it.
    if (target instanceof Element && !target.closest(DIALOG)) last = null
  }
  root.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    root.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}
