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
