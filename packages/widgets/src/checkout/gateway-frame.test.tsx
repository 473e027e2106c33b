import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type RenderShopOptions, renderShop } from '../../test/render-shop.tsx'
import { LightDomHost } from '../light-dom/light-dom-host.ts'
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
})
