/**
 * `checkout.js`, which the shop's page loads: `new Razorpay(options)` with `open`, `close` and `on`.
 * It works under a strict policy of that page: no inline style or script, styles only through the CSSOM,
 * one frame of the sandbox.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const base = document.currentScript.src.replace(/checkout\\.js.*$/, '')

  function styled(element, styles) {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
    return element
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #dialog = null
    #frame = null
    #onMessage = (event) => this.#receive(event)

    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed')
      if (options.order_id !== undefined && typeof options.order_id !== 'string') throw new Error('order_id must be a string')
      this.#options = options
    }

    static open(options) {
      return new Razorpay(options).open()
    }

    on(event, callback) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback])
      return this
    }

    open() {
      if (this.#dialog) return this
      const dialog = styled(document.createElement('dialog'), {
        position: 'fixed', inset: '0', width: '100vw', height: '100dvh', 'max-width': 'none', 'max-height': 'none',
        margin: '0', padding: '0', border: '0', 'box-sizing': 'border-box', background: 'rgb(16 35 31 / 0.6)',
        display: 'grid', 'place-items': 'center', 'z-index': '2147483647', overflow: 'hidden',
      })
      dialog.setAttribute('aria-label', 'Payment')
      const query = new URLSearchParams({ key_id: this.#options.key, order_id: this.#options.order_id ?? '' })
      const frame = styled(document.createElement('iframe'), {
        width: 'min(460px, 100vw)', height: 'min(720px, 100dvh)', border: '0', 'border-radius': '12px', background: '#f5f9f7',
      })
      frame.title = 'Razorpay sandbox checkout'
      frame.allow = 'payment'
      frame.src = base + 'checkout/form?' + query
      dialog.append(frame)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        if (this.#options.modal?.escape !== false) this.#dismiss()
      })
      addEventListener('message', this.#onMessage)
      this.#dialog = dialog
      this.#frame = frame
      document.body.append(dialog)
      dialog.showModal()
      return this
    }

    close() {
      removeEventListener('message', this.#onMessage)
      this.#dialog?.close()
      this.#dialog?.remove()
      this.#dialog = null
      this.#frame = null
    }

    #dismiss() {
      this.close()
      this.#options.modal?.ondismiss?.()
    }

    #receive(event) {
      if (!this.#frame || event.origin !== origin || event.source !== this.#frame.contentWindow) return
      const { type, response } = event.data ?? {}
      if (type === 'ready') {
        const { name = '', description = '', prefill = {} } = this.#options
        const { email = '', contact = '', method = '' } = prefill
        event.source.postMessage({ type: 'options', name, description, email, contact, method }, origin)
      } else if (type === 'success') {
        this.close()
        this.#options.handler?.(response)
      } else if (type === 'failed') {
        for (const callback of this.#listeners.get('payment.failed') ?? []) callback(response)
      } else if (type === 'dismiss') {
        this.#dismiss()
      }
    }
  }

  window.Razorpay = Razorpay
})()
`
