import { afterAll } from 'vitest'

/** Preact waits for a frame so long, and then calls it off: in a page that may have gone by then. */
const FRAME_MS = 50
const later = globalThis.setTimeout
afterAll(() => new Promise<void>((done) => void later(done, FRAME_MS)))

// jsdom attaches shadow roots but knows no constructed stylesheets: the texts are kept as a browser keeps them.
class TestSheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
if (globalThis.Document && !('adoptedStyleSheets' in Document.prototype)) {
  const worn = new WeakMap<object, readonly unknown[]>()
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    Object.defineProperty(root, 'adoptedStyleSheets', {
      get() {
        return worn.get(this) ?? []
      },
      set(sheets: readonly unknown[]) {
        worn.set(this, sheets)
      },
    })
  }
  Object.assign(globalThis, { CSSStyleSheet: TestSheet })
}

// Nor the methods of <dialog>.
const dialog = globalThis.HTMLDialogElement?.prototype
if (dialog && !dialog.showModal) {
  dialog.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  dialog.close = function close() {
    this.removeAttribute('open')
  }
}

// Nor a canvas, nor states of a custom element: all stands on the browser's own ground here.
class TestCanvas {
  getContext() {
    return { fillRect() {}, getImageData: () => ({ data: [0, 0, 0, 0] }) }
  }
}
Object.assign(globalThis, { OffscreenCanvas: TestCanvas })
if (globalThis.HTMLElement) {
  HTMLElement.prototype.attachInternals = () => ({ states: new Set() }) as unknown as ElementInternals
}
