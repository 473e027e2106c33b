/** Marks a frame whose story takes no word from the page of docs that it stands in, and says none. */
export const APART = 'data-apart'

const focusOf = HTMLElement.prototype.focus

/** The frame that this story has in a page of docs of the same origin. */
function frameInDocs(): Element | null {
  try {
    const frame = globalThis.frameElement
    const around = new URLSearchParams(frame?.ownerDocument.location.search)
    return around.get('viewMode') === 'docs' ? frame : null
  } catch {
    // Somebody else's page shows it.
    return null
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
  const frame = frameInDocs()
  if (!frame) return
  if (frame.hasAttribute(APART)) speakToNobody()
  HTMLElement.prototype.focus = function (options) {
    focusOf.call(this, { ...options, preventScroll: true })
  }
  const stop = (event: Event) => {
    // The focus has gone to another frame: inside this one it still stands where it stood.
    if (event.target === document.activeElement) event.stopImmediatePropagation()
  }
  for (const name of ['blur', 'focusout']) addEventListener(name, stop, true)
}
