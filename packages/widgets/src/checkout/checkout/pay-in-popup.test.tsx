import type { User } from '@dawakit/core/contract'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const line = (product: typeof paracetamol, quantity: number) => ({
  ...summaryOf(product),
  quantity,
  variant: null,
})
const buyer = (values: Partial<User> = {}) =>
  customerFixture({ cart: [line(paracetamol, 2), line(coughSyrup, 1)], ...values })

async function renderCheckout(signedInAs = buyer(), options: RenderShopOptions = {}) {
  const onOrderPlace = vi.fn()
  const rendered = await renderShop(<Checkout onOrderPlace={onOrderPlace} ordersHref="/orders" />, {
    signedInAs,
    ...options,
  })
  const errors: object[] = []
  rendered.shop.on('error', (error) => errors.push(error))
  return { ...rendered, onOrderPlace, errors }
}
const acceptTerms = async (user: Awaited<ReturnType<typeof renderShop>>['user']) =>
  user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
const payButton = (name: RegExp) => screen.findByRole('button', { name })

interface Popup {
  options: {
    key: string
    amount: number
    order_id: string
    handler: (response: object) => void
    modal: { ondismiss: () => void }
  }
  fail: (description?: string) => void
  isOpen: boolean
}

declare global {
  interface Window {
    Razorpay?: (new (options: object) => object) | undefined
  }
}

describe('Checkout by Razorpay', () => {
  const popups: Popup[] = []
  const config = (server: { state: { checkoutConfig: object } }) => {
    Object.assign(server.state.checkoutConfig, {
      paymentMethods: ['razorpay', 'cod'],
      isDirectOrder: false,
      gateway: 'razorpay',
      gatewayKey: 'rzp_test_1',
      gatewayScriptUrl: `https://gateway.test/checkout-${Math.random()}.js`,
    })
  }
  const receipt = (signature: string) => ({
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'gw-o-1',
    razorpay_signature: signature,
  })
  const script = () => waitFor(() => document.head.querySelector('script[src*="gateway.test"]')!)

  beforeEach(() => {
    popups.length = 0
    onTestFinished(() => {
      for (const one of document.head.querySelectorAll('script')) one.remove()
      window.Razorpay = undefined
    })
  })

  /** The gateway's own script arrives and brings the popup. */
  async function scriptArrives() {
    await waitFor(() => expect(document.head.querySelector('script[src*="gateway.test"]')).not.toBeNull())
    window.Razorpay = class {
      #failed: (response: object) => void = () => {}
      #popup: Popup
      constructor(options: object) {
        this.#popup = {
          options: options as Popup['options'],
          fail: (description) => this.#failed({ error: { description } }),
          isOpen: false,
        }
        popups.push(this.#popup)
      }
      on(_event: string, listener: (response: never) => void) {
        this.#failed = listener as (response: object) => void
      }
      open() {
        this.#popup.isOpen = true
      }
      close() {
        this.#popup.isOpen = false
      }
    }
    fireEvent.load(await script())
    await waitFor(() => expect(popups.length).toBeGreaterThan(0))
  }

  async function openPopup() {
    const rendered = await renderCheckout(buyer(), { prepare: config })
    await screen.findByText('₹40.00')
    await acceptTerms(rendered.user)
    await rendered.user.click(await payButton(/^Pay ₹199.00/))
    await scriptArrives()
    return rendered
  }

  it('pays in the popup, has the payment verified and places the order', async () => {
    const { server, onOrderPlace, shop } = await openPopup()
    expect(popups[0]?.options).toMatchObject({ key: 'rzp_test_1', amount: 19900, order_id: 'gw-o-1' })
    await act(async () => popups[0]?.options.handler(receipt('good-signature')))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(server.requestsOf('POST /post/verifyPayment')[0]?.body).toEqual({
      order: { _id: 'o-1' },
      payment: {
        orderCreationId: 'gw-o-1',
        razorpayPaymentId: 'pay_1',
        razorpayOrderId: 'gw-o-1',
        razorpaySignature: 'good-signature',
      },
    })
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('says that the library failed, and loads it again the next time', async () => {
    const { user } = await renderCheckout(buyer(), { prepare: config })
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull())
    fireEvent.error(await script())
    expect(await screen.findByText(/The payment library failed to load/)).toBeDefined()
    await user.click(await payButton(/^Pay/))
    await scriptArrives()
  })

  it('lets the customer close the popup and pay again for the same order', async () => {
    const { user, server, shop } = await openPopup()
    await act(async () => popups[0]?.options.modal.ondismiss())
    expect(shop.$cart.get().lines).toHaveLength(2)
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(popups).toHaveLength(2))
    expect(server.state.orders).toHaveLength(1)
  })

  it('notices a payment that went through although the popup was closed', async () => {
    const { server, onOrderPlace } = await openPopup()
    server.state.orders[0]!.paymentStatus = 'paid'
    await act(async () => popups[0]?.options.modal.ondismiss())
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
  })

  it('notices an unheard payment when the customer asks to pay again', async () => {
    const { user, server, onOrderPlace } = await openPopup()
    await act(async () => popups[0]?.options.modal.ondismiss())
    server.answer(
      'POST /post/payment',
      errorAnswer(422, { code: 'payment-not-needed', text: 'This order does not need a payment' }),
    )
    server.state.orders[0]!.paymentStatus = 'paid'
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(popups).toHaveLength(1)
  })

  it('orders anew when the unpaid order has ended meanwhile', async () => {
    const { user, server } = await openPopup()
    await act(async () => popups[0]?.options.modal.ondismiss())
    server.state.orders[0]!.isCanceled = true
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(popups).toHaveLength(2))
    expect(server.state.orders).toHaveLength(2)
  })

  it("shows the gateway's reason for a failed attempt, or the catalogue's", async () => {
    const { errors } = await openPopup()
    act(() => popups[0]?.fail('Card declined by the bank'))
    expect(await screen.findByText('Card declined by the bank')).toBeDefined()
    act(() => popups[0]?.fail())
    expect(await screen.findByText('Your payment attempt failed. Please try again.')).toBeDefined()
    // The host hears of each, in the catalogue's words: a bank's may name its customer.
    const told = {
      code: 'payment-attempt-failed',
      kind: 'payment',
      message: 'Your payment attempt failed. Please try again.',
    }
    expect(errors).toEqual([told, told])
  })

  const silent = 'The payment page does not answer. Please try again, or choose another way to pay.'
  const blocked = 'This website does not let the payment page in. Please choose another way to pay.'
  /** The popup is open, and time goes by as the test says. */
  async function openPopupAt() {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    return openPopup()
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const speak = (origin: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: {} })))

  it('says so above a popup that is silent for ten seconds, and leads to another way to pay', async () => {
    const { user, server, errors } = await openPopupAt()
    await pass(9000)
    speak('https://ads.test')
    expect(screen.queryByText(silent)).toBeNull()
    await pass(1500)
    const dialog = screen.getByRole('dialog', { name: 'Secure payment' })
    expect(within(dialog).getByText(silent)).toBeDefined()
    expect(errors).toEqual([{ code: 'payment-frame-silent', kind: 'payment', message: silent }])
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Other ways to pay' }))
    expect(popups[0]?.isOpen).toBe(false)
    const methods = await screen.findByRole('group', { name: 'Payment' })
    expect((await within(methods).findByRole('alert')).textContent).toBe(silent)
    expect(methods.contains(document.activeElement)).toBe(true)
    await user.click(within(methods).getByRole('radio', { name: 'Cash On Delivery' }))
    await user.click(await payButton(/^Place Order/))
    await waitFor(() => expect(server.state.orders.some((one) => one.isCashOnDelivery)).toBe(true))
  })

  it('is content with a popup that comes late, or is waited for', async () => {
    const { user, onOrderPlace } = await openPopupAt()
    await pass(10_500)
    speak('https://api.gateway.test')
    expect(screen.queryByText(silent)).toBeNull()
    await act(async () => popups[0]?.options.modal.ondismiss())
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(popups).toHaveLength(2))
    await pass(10_500)
    await user.click(await screen.findByRole('button', { name: 'Go on paying' }))
    expect(screen.queryByText(silent)).toBeNull()
    expect(popups[1]?.isOpen).toBe(true)
    await act(async () => popups[1]?.options.handler(receipt('good-signature')))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
  })

  it('says nothing of a popup that has spoken', async () => {
    await openPopupAt()
    speak('https://gateway.test')
    await pass(20_000)
    expect(screen.queryByText(silent)).toBeNull()
  })

  it("says why where the page's policy keeps the popup's page out", async () => {
    const { user } = await openPopup()
    const violation = { effectiveDirective: 'frame-src', disposition: 'enforce' }
    const refuse = (blockedURI: string) =>
      act(() => {
        const event = new Event('securitypolicyviolation', { bubbles: true })
        document.dispatchEvent(Object.assign(event, { ...violation, blockedURI }))
      })
    refuse('https://ads.test/')
    expect(screen.queryByText(blocked)).toBeNull()
    refuse('https://api.gateway.test/checkout')
    expect(screen.getByText(blocked)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Go on paying' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Other ways to pay' }))
    expect(popups[0]?.isOpen).toBe(false)
    expect(await payButton(/^Pay/)).toBeDefined()
  })

  it('says when the payment is not verified', async () => {
    const { shop, errors } = await openPopup()
    await act(async () => popups[0]?.options.handler(receipt('forged')))
    expect(await screen.findByText('Payment verification failed')).toBeDefined()
    expect(errors).toEqual([
      { code: 'payment-verification-failed', kind: 'payment', message: 'Payment verification failed' },
    ])
    expect(shop.$cart.get().lines).toHaveLength(2)
  })

  it('forgets a receipt that was refused, and takes the next payment for the same order', async () => {
    const { user, server, onOrderPlace } = await openPopup()
    await act(async () => popups[0]?.options.handler(receipt('forged')))
    await screen.findByText('Payment verification failed')
    await user.click(await payButton(/^Pay/))
    await waitFor(() => expect(popups).toHaveLength(2))
    await act(async () => popups[1]?.options.handler(receipt('good-signature')))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(server.state.orders).toHaveLength(1)
  })

  it('says that a payment is being checked while the shop is away, and offers no second one', async () => {
    const { user, server, shop, onOrderPlace, errors } = await openPopup()
    server.answer('POST /post/verifyPayment', new Response('', { status: 503 }))
    await act(async () => popups[0]?.options.handler(receipt('good-signature')))
    expect(await screen.findByText('Your payment is being checked')).toBeDefined()
    expect(screen.getByText(/₹199\.00 for order DK-\S+ is safe, and nothing is charged twice/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await expectAccessible()
    // Nothing has failed yet.
    expect(errors).toEqual([])
    server.answer('POST /post/verifyPayment', null)
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(popups).toHaveLength(1)
    expect(shop.$cart.get().lines).toEqual([])
  })

  it('goes on asking by itself, ever more slowly, until the shop has confirmed the payment', async () => {
    const { server, onOrderPlace } = await openPopup()
    server.answer('POST /post/verifyPayment', new Response('', { status: 503 }))
    const asked = () => server.requestsOf('POST /post/verifyPayment').length
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await act(async () => popups[0]?.options.handler(receipt('good-signature')))
    await screen.findByText('Your payment is being checked')
    for (const [waitMs, count] of [
      [2000, 2],
      [4000, 3],
      [8000, 4],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(waitMs))
      await waitFor(() => expect(asked()).toBe(count))
    }
    server.answer('POST /post/verifyPayment', null)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
  })

  it('goes on with the check on the next page, and tells the host there', async () => {
    const first = await openPopup()
    first.server.answer('POST /post/verifyPayment', new Response('', { status: 503 }))
    await act(async () => popups[0]?.options.handler(receipt('good-signature')))
    await screen.findByText('Your payment is being checked')
    first.unmount()
    const { storage, server } = first
    const next = await renderCheckout(buyer(), { storage, server })
    expect(await screen.findByText('Your payment is being checked')).toBeDefined()
    const placed = vi.fn()
    next.shop.on('order:place', placed)
    server.answer('POST /post/verifyPayment', null)
    await next.user.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(next.onOrderPlace).toHaveBeenCalledOnce())
    expect(placed.mock.calls).toEqual([[expect.objectContaining({ _id: 'o-1', again: true })]])
    expect(server.state.orders).toHaveLength(1)
  })

  it('lets who was charged for nothing try again: the shop refuses the receipt in the end', async () => {
    const { user, server } = await openPopup()
    server.answer('POST /post/verifyPayment', new Response('', { status: 503 }))
    await act(async () => popups[0]?.options.handler(receipt('forged')))
    await screen.findByText('Your payment is being checked')
    server.answer('POST /post/verifyPayment', null)
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('Payment verification failed')).toBeDefined()
    expect(await payButton(/^Pay ₹199.00/)).toBeDefined()
  })

  it('says when the gateway refuses the merchant', async () => {
    const { user, server } = await renderCheckout(buyer(), { prepare: config })
    server.answer(
      'POST /post/payment',
      errorAnswer(502, {
        code: 'gateway-auth-failed',
        text: 'Payment gateway authentication failed. Please contact support.',
      }),
    )
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    expect(
      await screen.findByText('Payment gateway authentication failed. Please contact support.'),
    ).toBeDefined()
  })
})
