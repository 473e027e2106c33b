/** Marks a frame of a page of docs: its story leaves the focus, and the place where one reads, alone. */
export const QUIET = 'data-quiet'

const focusOf = HTMLElement.prototype.focus

/** Whether a page of docs, of the same origin, has this story in a frame. */
function isQuiet(): boolean {
  try {
    return Boolean(globalThis.frameElement?.hasAttribute(QUIET))
  } catch {
    // Somebody else's page shows it.
    return false
  }
}

/** Its channel would tell the page of docs of its own colours, as if they had been chosen in the toolbar. */
function speakToNobody(): void {
  Object.defineProperty(globalThis, 'parent', { configurable: true, value: globalThis.window })
}

/**
 * In a page of docs several stories play at once, each in a frame. One that moves the focus would take it from the others,
 * which then close what they have open, and would scroll the page to itself.
 */
export function keepQuiet(): void {
  if (!isQuiet()) return
  speakToNobody()
  HTMLElement.prototype.focus = function (options) {
    focusOf.call(this, { ...options, preventScroll: true })
  }
  const stop = (event: Event) => {
    // The focus has gone to another frame: inside this one it still stands where it stood.
    if (event.target === document.activeElement) event.stopImmediatePropagation()
  }
  for (const name of ['blur', 'focusout']) addEventListener(name, stop, true)
}
