import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { CouponBox } from './index.ts'

const line = (product: typeof paracetamol) => ({ ...summaryOf(product), quantity: 1, variant: null })

/** A customer who has applied FEVER10, before the cart is shown again. */
async function withAppliedCoupon() {
  const signedInAs = customerFixture({ cart: [line(paracetamol), line(coughSyrup)] })
  const rendered = await renderShop(<p>Another page</p>, { signedInAs })
  await act(() => rendered.shop.coupon.apply('FEVER10'))
  act(() => {
    for (const { id } of rendered.shop.$notices.get()) rendered.shop.dismissNotice(id)
  })
  return { ...rendered, coupon: rendered.server.state.coupons.find(({ name }) => name === 'FEVER10')! }
}

const applied = () => screen.findByRole('button', { name: 'Remove' })

describe('CouponBox', () => {
  it('is accessible, with a coupon and without', async () => {
    const { rerender, shop } = await withAppliedCoupon()
    rerender(<CouponBox />)
    await applied()
    await expectAccessible()
    act(() => shop.coupon.remove())
    await screen.findByLabelText('Coupon code')
    await expectAccessible()
  })

  it.each([
    [
      'was used on another page',
      { usedUsers: [customerFixture()._id] },
      'You have already applied this Coupon',
    ],
    ['has expired', { expireDate: '2020-01-01' }, 'Coupon Expired'],
    ['fits nothing any more', { products: [] }, 'This coupon is invalid'],
  ])('takes a coupon away that %s, and says why', async (_why, change, sentence) => {
    const { rerender, shop, coupon } = await withAppliedCoupon()
    Object.assign(coupon, change)
    rerender(<CouponBox />)
    await screen.findByLabelText('Coupon code')
    expect(await within(screen.getByRole('group', { name: 'Coupon' })).findByText(sentence)).toBeDefined()
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: sentence }])
    expect(shop.$coupon.get()).toBeNull()
  })

  it('asks nobody to log in who has done so, and keeps the code', async () => {
    const { user, shop } = await renderShop(<CouponBox />, { state: { users: [customerFixture()] } })
    await act(() => shop.cart.add(summaryOf(paracetamol)))
    const code = screen.getByLabelText('Coupon code')
    const box = within(screen.getByRole('group', { name: 'Coupon' }))
    await user.type(code, 'FEVER10{Enter}')
    expect(await box.findByText('Login to Apply Coupon')).toBeDefined()
    await act(async () => {
      await shop.session.sendOtp({ mobileNumber: '9840012345' })
      await shop.session.verifyOtp('9840012345', '1234')
    })
    await waitFor(() => expect(box.queryByText('Login to Apply Coupon')).toBeNull())
    expect(code).toHaveProperty('value', 'FEVER10')
  })

  it('takes it away when what it is for leaves the cart', async () => {
    const { rerender, shop, coupon } = await withAppliedCoupon()
    coupon.products = [paracetamol._id]
    rerender(<CouponBox />)
    await applied()
    await act(() => shop.cart.remove(paracetamol._id))
    await screen.findByLabelText('Coupon code')
    expect(shop.$notices.get()).toMatchObject([{ title: 'This coupon is invalid' }])
  })

  it('keeps one that cannot be asked about', async () => {
    const { rerender, shop, server } = await withAppliedCoupon()
    server.answer('GET /get/promoCode', new Response('', { status: 502 }))
    const asked = server.requestsOf('GET /get/promoCode').length
    rerender(<CouponBox />)
    await applied()
    await waitFor(() => expect(server.requestsOf('GET /get/promoCode').length).toBeGreaterThan(asked))
    await act(() => shop.coupon.check())
    expect(shop.$coupon.get()?.name).toBe('FEVER10')
  })
})
