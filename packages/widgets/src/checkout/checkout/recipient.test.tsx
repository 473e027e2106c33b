import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { orderFixture } from '@dawakit/testing/fixtures/orders'
import { amoxicillin, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { Checkout } from './index.ts'

const needsPrescription = buyerFixture({
  cart: [{ ...summaryOf(amoxicillin), quantity: 1, variant: null }],
  prescriptions: [{ id: 'rx-1', prescriptionImageUrl: '/rx-1' }],
})

async function renderCheckout(prepare?: RenderShopOptions['prepare'], signedInAs = buyerFixture()) {
  const rendered = await renderShop(<Checkout ordersHref="/orders" />, { signedInAs, prepare })
  const another = await screen.findByRole('radio', { name: 'For someone else' })
  const { user } = rendered
  const place = async () => user.click(await screen.findByRole('button', { name: /^Place Order/ }))
  const acceptTerms = () => user.click(screen.getByRole('checkbox', { name: /Terms And Conditions/ }))
  return { ...rendered, another, place, acceptTerms }
}

const ordered = ({ server }: Awaited<ReturnType<typeof renderCheckout>>) =>
  server.state.orders.map(({ orderingForMyself, patient, doctorInfo }) => ({
    orderingForMyself,
    patient,
    doctor: doctorInfo.doctorName,
  }))

describe('Whom an order is for', () => {
  it('is the customer, and no doctor is asked, unless they say otherwise', async () => {
    const checkout = await renderCheckout()
    expect(screen.getByRole('radio', { name: 'For myself' })).toHaveProperty('checked', true)
    expect(screen.queryByLabelText('Name of the doctor')).toBeNull()
    await checkout.acceptTerms()
    await checkout.place()
    await waitFor(() =>
      expect(ordered(checkout)).toEqual([{ orderingForMyself: true, patient: null, doctor: '' }]),
    )
  })

  it('is asked name by age, at the field that lacks it, and what was typed stays', async () => {
    const checkout = await renderCheckout()
    const { user, another, place, acceptTerms, server } = checkout
    await acceptTerms()
    await user.click(another)
    await place()
    const name = screen.getByLabelText('Name of the patient')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter the name of the patient')).toBeDefined()
    await user.type(name, 'Lakshmi Raman')
    await user.type(screen.getByLabelText('Age in years'), '1e1')
    await place()
    const age = screen.getByLabelText('Age in years')
    expect(document.activeElement).toBe(age)
    expect(age.getAttribute('aria-invalid')).toBe('true')
    expect(
      screen.getByText('Please enter the age of the patient in whole years, from 0 to 120'),
    ).toBeDefined()
    expect(server.requestsOf('POST /post/order')).toHaveLength(0)
    expect([name, age].map((field) => (field as HTMLInputElement).value)).toEqual(['Lakshmi Raman', '1e1'])
    await expectAccessible()
    await user.clear(age)
    await user.type(age, '௬௭')
    await place()
    await waitFor(() =>
      expect(ordered(checkout)).toEqual([
        { orderingForMyself: false, patient: { name: 'Lakshmi Raman', age: 67 }, doctor: '' },
      ]),
    )
  })

  it('keeps what was typed where the shop refuses the order', async () => {
    const checkout = await renderCheckout()
    const { user, another, place, acceptTerms, server } = checkout
    await acceptTerms()
    await user.click(another)
    await user.type(screen.getByLabelText('Name of the patient'), 'Arun')
    await user.type(screen.getByLabelText('Age in years'), '4')
    server.answer('POST /post/order', new Response('', { status: 503 }))
    await place()
    await screen.findByText(/Please try again/)
    expect(screen.getByLabelText('Name of the patient')).toHaveProperty('value', 'Arun')
    expect(screen.getByLabelText('Age in years')).toHaveProperty('value', '4')
  })

  it('is filled in also where the answer comes after the choice, around what was typed by then', async () => {
    let answer = () => {}
    const checkout = await renderCheckout((server) => {
      const patient = { name: 'Arun', age: 4 }
      server.state.orders.push(orderFixture({ orderingForMyself: false, patient }))
      answer = server.hold('GET /get/orderByUserId')
    })
    await checkout.user.click(checkout.another)
    await checkout.user.type(screen.getByLabelText('Name of the patient'), 'Lakshmi')
    answer()
    await waitFor(() => expect(screen.getByLabelText('Age in years')).toHaveProperty('value', '4'))
    expect(screen.getByLabelText('Name of the patient')).toHaveProperty('value', 'Lakshmi')
    expect(checkout.another).toHaveProperty('checked', true)
  })

  it('keeps what is typed in the moment in which the answer comes', async () => {
    let answer = () => {}
    const { another, user, server } = await renderCheckout((server) => {
      server.state.orders.push(orderFixture())
      answer = server.hold('GET /get/orderByUserId')
    })
    await user.click(another)
    const age = screen.getByLabelText('Age in years')
    await act(async () => {
      fireEvent.input(age, { target: { value: '0' } })
      answer()
      await vi.waitFor(() => expect(server.requestsOf('GET /get/orderByUserId')).toHaveLength(1))
      await new Promise(setImmediate)
    })
    expect(screen.getByLabelText('Age in years')).toHaveProperty('value', '0')
  })

  it('is filled in from the last orders that say it, and never over what was typed', async () => {
    const earlier: RenderShopOptions['prepare'] = ({ state }) => {
      const doctorInfo = { doctorName: 'Dr. Meera Iyer', doctorEmail: '', doctorContactNumber: '' }
      state.orders.push(
        orderFixture({ _id: 'o-8' }),
        orderFixture({ _id: 'o-7', doctorInfo, orderingForMyself: false, patient: { name: 'Arun', age: 0 } }),
      )
    }
    const checkout = await renderCheckout(earlier, needsPrescription)
    const { user, another } = checkout
    const doctor = screen.getByLabelText('Name of the doctor')
    await waitFor(() => expect(doctor).toHaveProperty('value', 'Dr. Meera Iyer'))
    expect(screen.getByRole('radio', { name: 'For myself' })).toHaveProperty('checked', true)
    await user.click(another)
    expect(screen.getByLabelText('Name of the patient')).toHaveProperty('value', 'Arun')
    expect(screen.getByLabelText('Age in years')).toHaveProperty('value', '0')
    await expectAccessible()
  })
})
