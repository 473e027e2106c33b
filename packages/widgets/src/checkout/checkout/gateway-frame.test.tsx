import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { LightDomHost } from '../../ground/light-dom/light-dom-host.ts'
import { Checkout } from './index.ts'

async function renderCheckout(prepare: RenderShopOptions['prepare']) {
  const onOrderPlace = vi.fn()
  const rendered = await renderShop(<Checkout onOrderPlace={onOrderPlace} />, {
    signedInAs: buyerFixture(),
    prepare,
  })
  return { ...rendered, onOrderPlace }
}
const acceptTerms = async (user: Awaited<ReturnType<typeof renderShop>>['user']) =>
  user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
const payButton = (name: RegExp) => screen.findByRole('button', { name })

describe('Checkout by CCAvenue', () => {
  const prepare: RenderShopOptions['prepare'] = ({ state }) => {
    Object.assign(state.checkoutConfig, { paymentMethods: ['ccavenue'], gateway: 'ccavenue' })
  }
  const submit = vi.fn()
  beforeEach(() => {
    submit.mockReset()
    const spy = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      submit(this.action, this.target, Object.fromEntries(new FormData(this)))
    })
    onTestFinished(() => spy.mockRestore())
  })

  it("posts the gateway's form into its frame and lets only the gateway size it", async () => {
    const { user } = await renderCheckout(prepare)
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    const frame = await screen.findByTitle('Secure payment')
    expect(submit).toHaveBeenCalledOnce()
    expect(submit).toHaveBeenCalledWith('https://gateway.test/pay', frame.getAttribute('name'), {
      encRequest: 'o-1',
      access_code: 'AV1',
    })
    const say = (origin: string, newHeight: number) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { origin, data: { newHeight } }))
      })
    say('https://elsewhere.test', 900)
    expect(frame.getAttribute('height')).toBe('480')
    say('https://gateway.test', 900)
    expect(frame.getAttribute('height')).toBe('900')
  })

  it('finishes when the order is paid, and lets a failed one be tried again', async () => {
    const { user, server, onOrderPlace } = await renderCheckout(prepare)
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    const frame = await screen.findByTitle('Secure payment')
    server.state.orders[0]!.paymentStatus = 'failed'
    fireEvent.load(frame)
    expect(await screen.findByText('Your payment attempt failed. Please try again.')).toBeDefined()
    await user.click(await payButton(/^Pay/))
    fireEvent.load(await screen.findByTitle('Secure payment'))
    await waitFor(() => expect(server.requestsOf('GET /get/userOrder').length).toBeGreaterThan(1))
    server.state.orders[0]!.paymentStatus = 'paid'
    fireEvent.load(screen.getByTitle('Secure payment'))
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    expect(server.state.orders).toHaveLength(1)
  })

  it("stops when the shop's own page in the frame says so, and listens to no other window", async () => {
    const { user } = await renderCheckout(prepare)
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    const frame = (await screen.findByTitle('Secure payment')) as HTMLIFrameElement
    const data = { type: 'dawa:payment', outcome: 'failed', orderId: 'o-1' }
    act(() => void window.dispatchEvent(new MessageEvent('message', { source: window, data })))
    expect(screen.getByTitle('Secure payment')).toBe(frame)
    act(() => void window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data })))
    expect(screen.getByText('Your payment attempt failed. Please try again.')).toBeDefined()
    expect(screen.queryByTitle('Secure payment')).toBeNull()
  })

  it('puts frame and form beside a shadow root, where they find each other', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => host.remove())
    const { user } = await renderShop(
      <LightDomHost.Provider value={host}>
        <Checkout />
      </LightDomHost.Provider>,
      { signedInAs: buyerFixture(), prepare },
    )
    await screen.findByText('₹40.00')
    await acceptTerms(user)
    await user.click(await payButton(/^Pay/))
    expect(host.contains(await screen.findByTitle('Secure payment'))).toBe(true)
    expect(submit).toHaveBeenCalledOnce()
  })

  /** At the frame, with the host listening. */
  async function goToFrame() {
    const rendered = await renderCheckout(({ state }) => {
      Object.assign(state.checkoutConfig, { paymentMethods: ['ccavenue', 'cod'], gateway: 'ccavenue' })
    })
    const errors: object[] = []
    rendered.shop.on('error', (error) => errors.push(error))
    await screen.findByText('₹40.00')
    await acceptTerms(rendered.user)
    await rendered.user.click(await payButton(/^Pay/))
    await screen.findByTitle('Secure payment')
    return { ...rendered, errors }
  }
  const refuseByPolicy = (values: object) =>
    act(() => {
      const event = new Event('securitypolicyviolation', { bubbles: true })
      document.dispatchEvent(Object.assign(event, values))
    })
  const blocked = 'This website does not let the payment page in. Please choose another way to pay.'

  it("says why where the page's policy keeps the gateway out, and leads to another way to pay", async () => {
    const { user, server, errors } = await goToFrame()
    const violation = { effectiveDirective: 'form-action', blockedURI: 'https://gateway.test/pay' }
    refuseByPolicy({ ...violation, disposition: 'report' })
    refuseByPolicy({ ...violation, blockedURI: 'https://ads.test/', disposition: 'enforce' })
    expect(screen.queryByText(blocked)).toBeNull()
    refuseByPolicy({ ...violation, disposition: 'enforce' })
    expect(screen.getByText(blocked).closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByTitle('Secure payment')).toBeNull()
    expect(errors).toEqual([{ code: 'payment-frame-blocked', kind: 'payment', message: blocked }])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Other ways to pay' }))
    const methods = screen.getByRole('group', { name: 'Payment' })
    expect(within(methods).getByRole('alert').textContent).toBe(blocked)
    expect(methods.contains(document.activeElement)).toBe(true)
    await user.click(within(methods).getByRole('radio', { name: 'Cash On Delivery' }))
    await user.click(await payButton(/^Place Order/))
    expect((await screen.findAllByText('Your Order Placed Successfully')).length).toBeGreaterThan(0)
    expect(server.state.orders.some(({ isCashOnDelivery }) => isCashOnDelivery)).toBe(true)
  })

  it('says so when nothing has come for ten seconds, tries again, and is content with a late one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const silent = 'The payment page does not answer. Please try again, or choose another way to pay.'
    const { user, server, errors } = await goToFrame()
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.queryByText(silent)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByText(silent)).toBeDefined()
    expect(errors).toEqual([{ code: 'payment-frame-silent', kind: 'payment', message: silent }])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    expect(server.state.orders).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(await screen.findByText(silent)).toBeDefined()
    const message = { origin: 'https://gateway.test', data: { newHeight: 600 } }
    act(() => void window.dispatchEvent(new MessageEvent('message', message)))
    expect(screen.queryByText(silent)).toBeNull()
    expect(screen.getByTitle('Secure payment')).toBeDefined()
  })

  it('tries again also while it looks how the payment stands, and a late look takes no frame away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user, server } = await goToFrame()
    const answer = server.hold('GET /get/userOrder')
    fireEvent.load(screen.getByTitle('Secure payment'))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    server.state.orders[0]!.paymentStatus = 'failed'
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    answer()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.getByTitle('Secure payment')).toBeDefined()
    expect(screen.queryByText('Your payment attempt failed. Please try again.')).toBeNull()
  })

  it('tells of an order once where a look and another try find it paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user, server, shop, onOrderPlace } = await goToFrame()
    const told = vi.fn()
    shop.on('order:place', told)
    const answer = server.hold('GET /get/userOrder')
    fireEvent.load(screen.getByTitle('Secure payment'))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    server.state.orders[0]!.paymentStatus = 'paid'
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.requestsOf('POST /post/order').length).toBeGreaterThan(1))
    answer()
    await waitFor(() => expect(onOrderPlace).toHaveBeenCalledOnce())
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(told).toHaveBeenCalledOnce()
  })

  it('asks once whether to cancel', async () => {
    const { user } = await goToFrame()
    await user.dblClick(screen.getByRole('button', { name: 'Cancel payment' }))
    expect(screen.getByTitle('Secure payment')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }))
    expect(screen.getByText('Cancel this payment?')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Go on paying' }))
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }))
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect(screen.queryByTitle('Secure payment')).toBeNull()
    expect(await payButton(/^Pay/)).toBeDefined()
  })
})
