import { buyerFixture, prescriptionBuyer } from '@dawakit/testing/fixtures/basket'
import { amoxicillin, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { fetchPrescriptionPicker } from '../../prescriptions/prescriptions/fetch-prescription-picker.ts'
import { Checkout } from './index.ts'

// As a page with its first checkout.
beforeEach(() => {
  fetchPrescriptionPicker.part = undefined
})

describe('The prescriptions of a checkout', () => {
  it('stand in the review from its first moment, fetched beside what the shop says of payments', async () => {
    let release = () => {}
    await renderShop(<Checkout />, {
      signedInAs: prescriptionBuyer,
      prepare: (server) => {
        release = server.hold('GET /get/checkoutConfig')
      },
    })
    await waitFor(() => expect(fetchPrescriptionPicker.part).toBeDefined())
    release()
    await screen.findByRole('region', { name: 'Prescriptions' })
    expect(screen.getAllByRole('checkbox', { name: /^Select prescription/ })).toHaveLength(2)
    await expectAccessible()
  })

  it('are fetched by no cart that needs none, and come into a review that stays', async () => {
    const { shop } = await renderShop(<Checkout />, { signedInAs: buyerFixture() })
    const terms = await screen.findByRole('checkbox', { name: /Terms/ })
    expect(fetchPrescriptionPicker.part).toBeUndefined()
    await act(() => shop.cart.add(summaryOf(amoxicillin), 1))
    expect(await screen.findByText('Upload Prescription')).toBeDefined()
    expect(terms.isConnected).toBe(true)
  })
})
