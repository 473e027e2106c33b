import { customerFixture, homeAddress, officeAddress } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { type RenderShopOptions, renderShop } from '../../../test/render-shop.tsx'
import { AddressList } from '../../account/address-list/index.ts'
import { PrescriptionPicker } from '../../prescriptions/prescriptions/prescription-picker.tsx'
import { PincodeChecker } from '../../shopping/pincode-checker/index.ts'
import { SearchBox } from '../../shopping/search-box/index.ts'

async function renderWith(node: ReactNode, options: RenderShopOptions = {}) {
  const rendered = await renderShop(node, { signedInAs: customerFixture(), ...options })
  const told: string[] = []
  rendered.shop.on('error', ({ kind, code }) => told.push(`${kind}: ${code}`))
  return { ...rendered, told }
}
const broken = () => new Response('', { status: 502 })

describe('the host hears, once, of', () => {
  it('a file that is no prescription, and an upload that failed', async () => {
    const { user, server, told } = await renderWith(
      <PrescriptionPicker selected={new Set()} onChange={() => {}} />,
    )
    const field = screen.getByLabelText('Upload Prescription')
    field.removeAttribute('accept')
    await user.upload(field, new File(['x'], 'scan.pdf', { type: 'application/pdf' }))
    expect(told).toEqual(['prescription: prescription-types'])
    server.answer('POST /post/uploadPrescription', broken())
    await user.upload(field, new File(['x'], 'scan.png', { type: 'image/png' }))
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]).toMatch(/^prescription: /)
  })

  it('a pincode of an address that nobody delivers to, and one that could not be looked up', async () => {
    const { user, server, told } = await renderWith(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    await user.type(screen.getByLabelText('Pincode'), '999999')
    await waitFor(() => expect(told).toEqual(['pincode: pincode-unavailable']))
    server.answer('GET /get/singlePincode', broken())
    await user.clear(screen.getByLabelText('Pincode'))
    await user.type(screen.getByLabelText('Pincode'), '600001')
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]).toBe('pincode: something-went-wrong')
  })

  it('an address too many, and one that could not be deleted', async () => {
    const { user, server, told } = await renderWith(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress, officeAddress] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    server.answer('DELETE /delete/shippingAddress', broken())
    await user.click(screen.getByRole('button', { name: 'Delete the address of Kavitha Raman, Office' }))
    await waitFor(() =>
      expect(told).toEqual(['address: maximum-address-reached', 'address: something-went-wrong']),
    )
  })

  it('a pincode that is checked in vain, and a search that failed', async () => {
    const { user, server, told } = await renderWith(
      <>
        <PincodeChecker />
        <SearchBox />
      </>,
    )
    server.answer('GET /get/singlePincode', broken())
    await user.type(screen.getByLabelText('Pincode'), '600001')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(told).toEqual(['pincode: something-went-wrong']))
    server.answer('GET /get/search', broken())
    await user.type(screen.getByRole('combobox'), 'para')
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]).toBe('product: something-went-wrong')
  })
})
