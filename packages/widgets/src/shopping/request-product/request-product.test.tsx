import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type RenderedShop, renderShop } from '../../../test/render-shop.tsx'
import { RequestProduct } from './request-product.tsx'

async function open({ shop }: RenderedShop) {
  shop.openOverlay('request-product')
  return screen.findByRole('dialog', { name: 'Request a Product' })
}
const name = () => screen.getByRole('textbox', { name: 'Product Name*' })
const mobile = () => screen.getByRole('textbox', { name: 'Mobile Number*' })
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('')
const send = () => screen.getByRole('button', { name: 'Send Now' })

describe('RequestProduct', () => {
  it('is accessible', async () => {
    await open(await renderShop(<RequestProduct />))
    await expectAccessible()
  })

  it('starts with what was looked for', async () => {
    const { shop } = await renderShop(<RequestProduct />)
    shop.openOverlay('request-product', { productName: 'Zinc 50' })
    await screen.findByRole('dialog', { name: 'Request a Product' })
    expect(name()).toHaveProperty('value', 'Zinc 50')
  })

  it('asks a guest to log in', async () => {
    const page = await renderShop(<RequestProduct />)
    await open(page)
    await page.user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('Login to Request Medicine')
    expect(page.shop.$overlay.get()?.name).toBe('login')
  })

  it('still has what a guest has typed when it is opened after logging in, until that is sent', async () => {
    const state = { users: [customerFixture()] }
    const page = await renderShop(<RequestProduct />, { state })
    await open(page)
    await page.user.type(name(), 'Zinc 50')
    await page.user.click(send())
    await page.shop.session.sendOtp({ mobileNumber: '9840012345' })
    await page.shop.session.verifyOtp('9840012345', '1234')
    await open(page)
    expect(name()).toHaveProperty('value', 'Zinc 50')
    expect(mobile()).toHaveProperty('value', '9840012345')
    await page.user.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(page)
    expect(name()).toHaveProperty('value', '')
  })

  it('wants a product name, then a mobile number of 10 digits', async () => {
    const page = await renderShop(<RequestProduct />, { signedInAs: customerFixture() })
    await open(page)
    await page.user.type(name(), '   ')
    await page.user.click(send())
    expect(descriptionOf(name())).toBe('Enter Product Name')
    expect(document.activeElement).toBe(name())
    await expectAccessible()
    await page.user.type(name(), 'Zinc 50')
    await page.user.clear(mobile())
    await page.user.type(mobile(), '98400')
    await page.user.click(send())
    expect(descriptionOf(name())).toBe('')
    expect(descriptionOf(mobile())).toBe('Enter Valid Mobile Number')
    expect(document.activeElement).toBe(mobile())
    expect(page.server.state.newProductRequests).toEqual([])
  })

  it('has forgotten what was wrong when it is opened again', async () => {
    const page = await renderShop(<RequestProduct />, { signedInAs: customerFixture() })
    await open(page)
    await page.user.click(send())
    expect(descriptionOf(name())).toBe('Enter Product Name')
    await page.user.keyboard('{Escape}')
    await open(page)
    expect(descriptionOf(name())).toBe('')
  })

  it('sends it once, says so and closes', async () => {
    const page = await renderShop(<RequestProduct />, { signedInAs: customerFixture() })
    await open(page)
    const release = page.server.hold('POST /post/newProductRequest')
    await page.user.type(name(), 'Zinc 50{Enter}')
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBe('true'))
    await page.user.type(name(), '{Enter}')
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.server.state.newProductRequests).toEqual([
      { productName: 'Zinc 50', mobileNumber: '9840012345', user: 'u-kavitha' },
    ])
    expect((await screen.findByRole('status')).textContent).toContain('Success Product Requested')
  })
})
