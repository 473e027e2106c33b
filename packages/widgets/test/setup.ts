import { cleanup, configure } from '@testing-library/react'
import { options } from 'preact'
import { afterAll, afterEach } from 'vitest'
import { PATIENCE_MS } from '../../../scripts/check/patience.ts'

// An answer may take longer than the second that is usual.
configure({ asyncUtilTimeout: PATIENCE_MS })

afterEach(() => {
  cleanup()
  // Files share a page.
  globalThis.document?.body.replaceChildren()
})

// Preact waits for a frame, or for a while and then calls the frame off: in a page that may have gone by then.
options.requestAnimationFrame = (callback) => setTimeout(callback)

/** Longer than its while, for a copy of it that does not know of the above. */
const FRAME_MS = 50
const later = globalThis.setTimeout
afterAll(() => new Promise<void>((done) => void later(done, FRAME_MS)))

// jsdom has no layout, so it scrolls nothing.
if (globalThis.Element) Element.prototype.scrollIntoView ??= () => {}

// jsdom knows <dialog> but not its methods: open and close as a browser does, Escape included.
const proto = globalThis.HTMLDialogElement?.prototype
if (proto && !proto.showModal) {
  const escapes = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>()
  proto.show = function show() {
    this.setAttribute('open', '')
  }
  proto.showModal = function showModal() {
    if (this.hasAttribute('open')) throw new DOMException('The dialog is already open.', 'InvalidStateError')
    this.setAttribute('open', '')
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true })))
        this.close()
    }
    escapes.set(this, onKey)
    document.addEventListener('keydown', onKey)
    const first = this.querySelector<HTMLElement>('[autofocus],button,input,select,textarea,a[href]')
    first?.focus()
  }
  proto.close = function close() {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    const onKey = escapes.get(this)
    if (onKey) document.removeEventListener('keydown', onKey)
    this.dispatchEvent(new Event('close'))
  }
}
