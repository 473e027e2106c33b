import { otpWrong, shopIsBusy } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture, homeAddress, officeAddress } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { LoginDrawer } from '../login/index.ts'
import { AddressList } from './index.ts'

const fill = async (user: Awaited<ReturnType<typeof renderShop>>['user'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
}
const office = {
  Name: 'Kavitha Raman',
  'Contact Number': '9840012345',
  Email: 'kavitha@example.com',
  'Door Number': '12',
  'Street Name': 'MG Road',
  Landmark: 'Metro',
}

describe('AddressList', () => {
  it('on a partner’s page offers a new code for what was saved, and shows it then', async () => {
    const waiting = customerFixture({ shippingAddresses: [], withheld: ['shippingAddresses'] })
    const { user, server } = await renderShop(
      <>
        <AddressList />
        <LoginDrawer />
      </>,
      { signedInAs: waiting },
    )
    expect(screen.getByText('Please confirm with a new code to see what you have saved')).toBeDefined()
    expect(screen.queryByText('No address yet')).toBeNull()
    expect(screen.getByRole('button', { name: 'ADD ADDRESS' })).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Confirm with a code' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Mobile Number')).toHaveProperty('value', waiting.mobileNumber)
    await user.click(dialog.getByRole('button', { name: 'Send OTP' }))
    server.answer('POST /post/signIn', errorAnswer(401, otpWrong))
    await user.type(await dialog.findByLabelText('OTP'), '0000{Enter}')
    expect(await screen.findByText('Invalid OTP')).toBeDefined()
    server.answer('POST /post/signIn', null)
    server.state.users = [customerFixture()]
    await user.clear(dialog.getByLabelText('OTP'))
    await user.type(dialog.getByLabelText('OTP'), '1234{Enter}')
    expect(await screen.findByText('Kavitha Raman')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Please confirm with a new code to see what you have saved')).toBeNull()
  })

  it('is accessible, with and without addresses, and in its dialog', async () => {
    const { user, shop } = await renderShop(<AddressList selectedId="a-home" onSelect={() => {}} />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress, officeAddress] }),
    })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Edit the address of Kavitha Raman, Home' }))
    await screen.findByRole('dialog')
    await expectAccessible(screen.getByRole('dialog'))
    expect(shop.$session.get().status).toBe('signedIn')
  })

  it('asks a guest to log in', async () => {
    const { user, shop } = await renderShop(<AddressList />)
    expect(screen.getByText('Login to continue')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Login / Register' }))
    expect(shop.$overlay.get()?.name).toBe('login')
  })

  it('adds an address whose city and state come from the pincode', async () => {
    const onSelect = vi.fn()
    const { user, shop } = await renderShop(<AddressList onSelect={onSelect} />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    await fill(user, { ...office, Pincode: '560001' })
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Bengaluru'))
    expect(screen.getByLabelText('State')).toHaveProperty('value', 'Karnataka')
    expect(screen.getByLabelText('State')).toHaveProperty('readOnly', true)
    await user.click(screen.getByRole('radio', { name: 'Office' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address Added')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.$session.get().user?.shippingAddresses).toMatchObject([
      { streetName: 'MG Road', cityName: 'Bengaluru', stateName: 'Karnataka', addressType: 'office' },
    ])
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ pincode: '560001' }))
  })

  it('begins a new address with what the customer has said before', async () => {
    const customer = customerFixture({ shippingAddresses: [] })
    const { user } = await renderShop(<AddressList />, { signedInAs: customer })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    for (const [label, value] of [
      ['Name', customer.username],
      ['Contact Number', customer.mobileNumber],
      ['Email', customer.email],
      ['Door Number', ''],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveProperty('value', value)
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Door Number'))
  })

  it('wants every field, an email and a pincode that is served', async () => {
    const scrollTo = vi.fn()
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = scrollTo
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })
    const { user, server } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    const save = screen.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(screen.getAllByText('All Fields Are Required')).toHaveLength(2)
    const first = screen.getByLabelText('Door Number')
    expect(document.activeElement).toBe(first)
    for (const empty of [...document.querySelectorAll('form [aria-invalid]')]) {
      const sentences = (empty.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
      expect(sentences).toContain('Required')
    }
    expect(scrollTo.mock.contexts.at(-1)).toBe(first.closest('.dawa-field'))
    await fill(user, { ...office, Email: 'kavitha', Pincode: '600001' })
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveProperty('value', 'Tamil Nadu'))
    await user.click(save)
    const types = screen.getByRole('radiogroup', { name: 'Address Type' })
    expect(types.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(types.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('All Fields Are Required')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Home' }))
    await expectAccessible(screen.getByRole('dialog'))
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    await fill(user, { 'Contact Number': 'ab12' })
    expect(screen.getByLabelText('Contact Number')).toHaveProperty('value', '12')
    await user.click(save)
    const number = screen.getByRole('textbox', {
      name: 'Contact Number',
      description: /^Enter Valid Mobile Number/,
    })
    expect(document.activeElement).toBe(number)
    await fill(user, { 'Contact Number': '+91 98400 12345' })
    await user.click(save)
    expect(screen.getByText('Enter A Valid Email')).toBeDefined()
    await fill(user, { Email: 'kavitha@example.com' })
    await user.clear(screen.getByLabelText('Pincode'))
    await user.type(screen.getByLabelText('Pincode'), '999999')
    expect(await screen.findByText('Currently not available for this Pin Code')).toBeDefined()
    await user.click(save)
    expect(server.requestsOf('POST /post/shippingAddress')).toHaveLength(0)
    expect(document.activeElement).toBe(screen.getByLabelText('Pincode'))
  })

  it('calls five digits no pincode', async () => {
    const { user } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    await fill(user, { ...office, Pincode: '60000' })
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter a valid Pincode')).toBeDefined()
  })

  it('waits for the lookup of a pincode, and asks again after a failed one', async () => {
    const { user, server } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    server.answer('GET /get/singlePincode', new Response('', { status: 503 }))
    await fill(user, { ...office, Pincode: '560001' })
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    expect(await screen.findByText('Something went wrong')).toBeDefined()
    server.answer('GET /get/singlePincode', null)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address Added')).toBeDefined()
  })

  it('sends nothing by itself when the pincode was changed after Save', async () => {
    const { user, server } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    await fill(user, office)
    await user.click(screen.getByRole('radio', { name: 'Home' }))
    const release = server.hold('GET /get/singlePincode')
    await user.type(screen.getByLabelText('Pincode'), '560001')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.tripleClick(screen.getByLabelText('Pincode'))
    await user.paste('600001')
    release()
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveProperty('value', 'Tamil Nadu'))
    expect(server.requestsOf('POST /post/shippingAddress')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address Added')).toBeDefined()
  })

  it('keeps the city that was typed while its pincode was looked up', async () => {
    const { user, server } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    await screen.findByRole('dialog')
    const release = server.hold('GET /get/singlePincode')
    await user.type(screen.getByLabelText('Pincode'), '600001')
    const city = screen.getByLabelText('City')
    await user.type(city, 'Georgetown')
    release()
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveProperty('value', 'Tamil Nadu'))
    expect(city).toHaveProperty('value', 'Georgetown')
  })

  it('shows at its field what the shop refuses, and keeps what was typed', async () => {
    const { user, server } = await renderShop(<AddressList />, { signedInAs: customerFixture() })
    server.answer(
      'PUT /update/shippingAddress',
      errorAnswer(
        400,
        { code: 'text-too-long', text: 'This text is too long' },
        { fields: { 'shippingAddress.landMark': 'This text is too long' } },
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Edit the address of Kavitha Raman, Home' }))
    await screen.findByRole('dialog')
    await user.type(screen.getByLabelText('Landmark'), ' and so on')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const landmark = screen.getByLabelText('Landmark')
    await waitFor(() => expect(landmark.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(landmark)
    expect(landmark).toHaveProperty('value', expect.stringMatching(/ and so on$/))
  })

  it('edits an address', async () => {
    const { user, shop } = await renderShop(<AddressList />, { signedInAs: customerFixture() })
    await user.click(screen.getByRole('button', { name: 'Edit the address of Kavitha Raman, Home' }))
    await screen.findByRole('dialog')
    const street = screen.getByLabelText('Street Name')
    expect(street).toHaveProperty('value', 'Rajaji Salai')
    await user.clear(street)
    await user.type(street, 'Mint Street')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address Changed')).toBeDefined()
    expect(shop.$session.get().user?.shippingAddresses[0]?.streetName).toBe('Mint Street')
  })

  it('saves two addresses at most', async () => {
    const { user } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress, officeAddress] }),
    })
    await user.click(screen.getByRole('button', { name: 'ADD ADDRESS' }))
    expect(screen.getByText('Maximum Address Reached')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps in the form that the shop was not reached, and saves with another try', async () => {
    const { user, server } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress] }),
    })
    await user.click(screen.getByRole('button', { name: 'Edit the address of Kavitha Raman, Home' }))
    await screen.findByRole('dialog')
    server.answer('PUT /update/shippingAddress', errorAnswer(503, shopIsBusy))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.querySelector('form')?.textContent).toContain(shopIsBusy.text))
    server.answer('PUT /update/shippingAddress', null)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('deletes an address, and says so when it could not', async () => {
    const { user, server, shop } = await renderShop(<AddressList />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress, officeAddress] }),
    })
    server.answer('DELETE /delete/shippingAddress', new Response('', { status: 502 }))
    await user.click(screen.getByRole('button', { name: 'Delete the address of Kavitha Raman, Office' }))
    expect(await screen.findByText('Something went wrong')).toBeDefined()
    server.answer('DELETE /delete/shippingAddress', null)
    await user.click(screen.getByRole('button', { name: 'Delete the address of Kavitha Raman, Office' }))
    expect(await screen.findByText('Address has been deleted')).toBeDefined()
    expect(shop.$session.get().user?.shippingAddresses).toMatchObject([{ id: 'a-home' }])
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delivery Address(s)' })),
    )
  })

  it('lets one of them be chosen', async () => {
    const onSelect = vi.fn()
    const { user } = await renderShop(<AddressList selectedId="a-home" onSelect={onSelect} />, {
      signedInAs: customerFixture({ shippingAddresses: [homeAddress, officeAddress] }),
    })
    const [home, other] = screen.getAllByRole('radio')
    expect(home).toHaveProperty('checked', true)
    await user.click(other!)
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'a-office' }))
  })
})
