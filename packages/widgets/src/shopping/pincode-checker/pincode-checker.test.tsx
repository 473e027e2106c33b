import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { PincodeChecker } from './pincode-checker.tsx'
import { PincodeButton, PincodeDrawer } from './pincode-drawer.tsx'

const field = () => screen.getByRole('textbox', { name: 'Pincode' })
const check = () => screen.getByRole('button', { name: 'Check' })

describe('PincodeChecker', () => {
  it('is accessible, also with a refused pincode', async () => {
    const { user } = await renderShop(<PincodeChecker />)
    await expectAccessible()
    await user.type(field(), '110001')
    await screen.findByText('Currently not available for this Pin Code')
    await expectAccessible()
  })

  it('saves a serviceable pincode and tells the page', async () => {
    const onPincodeChange = vi.fn()
    const { user, shop } = await renderShop(<PincodeChecker onPincodeChange={onPincodeChange} />)
    await user.type(field(), '600001')
    await user.click(check())
    expect(await screen.findByText('Delivery to 600001, Chennai, Tamil Nadu')).toBeTruthy()
    expect(shop.$pincode.get()).toEqual({ pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' })
    expect(onPincodeChange).toHaveBeenCalledWith(shop.$pincode.get())
    expect((await screen.findByRole('status')).textContent).toContain('Changed Pincode Updated')
  })

  it('saves it to the record of a customer', async () => {
    const { user, server } = await renderShop(<PincodeChecker />, {
      signedInAs: customerFixture({ pincode: '' }),
    })
    await user.type(field(), '560001')
    await user.click(check())
    await waitFor(() => expect(server.state.users[0]?.pincode).toBe('560001'))
  })

  it('takes six digits and nothing else', async () => {
    const { user } = await renderShop(<PincodeChecker />)
    await user.type(field(), '6a0-0 00123')
    expect(field()).toHaveProperty('value', '600001')
    await user.clear(field())
    await user.paste('600 001')
    expect(field()).toHaveProperty('value', '600001')
    await user.clear(field())
    await user.type(field(), '६००००२')
    expect(field()).toHaveProperty('value', '600002')
  })

  it('leaves a field alone that a keyboard composes in, and hears it', async () => {
    await renderShop(<PincodeChecker />)
    for (const value of ['१', '११०००१']) fireEvent.input(field(), { target: { value }, isComposing: true })
    await screen.findByText('Currently not available for this Pin Code')
    expect(field()).toHaveProperty('value', '११०००१')
    fireEvent.compositionEnd(field())
    expect(field()).toHaveProperty('value', '110001')
    expect(screen.getByText('Currently not available for this Pin Code')).toBeDefined()
  })

  it('says nothing of a pincode that is no longer there', async () => {
    const { user, server, shop } = await renderShop(<PincodeChecker />)
    server.answer('GET /get/singlePincode', new Response('', { status: 500 }))
    const release = server.hold('GET /get/singlePincode')
    await user.type(field(), '600001{Enter}')
    await waitFor(() => expect(server.requestsOf('GET /get/singlePincode')).toHaveLength(1))
    await user.type(field(), '{Backspace}2')
    release()
    // A later call takes as long as the late answer: when it is here, so is the other.
    await act(() => shop.call('GET /get/userStatenames'))
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText('Something went wrong')).toBeNull()
  })

  it('neither saves nor judges a pincode that was typed over while it was asked about', async () => {
    const { user, server, shop } = await renderShop(<PincodeChecker />)
    const release = server.hold('GET /get/singlePincode')
    await user.type(field(), '600001{Enter}')
    await waitFor(() => expect(server.requestsOf('GET /get/singlePincode')).toHaveLength(1))
    await user.type(field(), '{Backspace}2')
    release()
    // A later call takes as long as the late answer: when it is here, so is the other.
    await act(() => shop.call('GET /get/userStatenames'))
    expect(shop.$pincode.get()).toBeNull()
    expect(screen.queryByText(/^Delivery to/)).toBeNull()
  })

  it('lets a late list say nothing of what has been typed since', async () => {
    const { user, server, shop } = await renderShop(<PincodeChecker />)
    const release = server.hold('GET /get/pincode')
    await user.type(field(), '9')
    await waitFor(() => expect(server.requestsOf('GET /get/pincode')).toHaveLength(1))
    await user.clear(field())
    await user.type(field(), '6')
    release()
    await act(() => shop.call('GET /get/userStatenames'))
    expect(screen.queryByText('Currently not available for this Pin Code')).toBeNull()
  })

  it('describes its field by what is known of the pincode', async () => {
    const { user } = await renderShop(<PincodeChecker />)
    await user.type(field(), '110001')
    await screen.findByText('Currently not available for this Pin Code')
    expect(screen.getByRole('textbox', { description: 'Currently not available for this Pin Code' })).toBe(
      field(),
    )
  })

  it('does not show a saved pincode below another one that is being typed', async () => {
    const { user, server } = await renderShop(<PincodeChecker />, {
      signedInAs: customerFixture({ pincode: '' }),
    })
    const release = server.hold('PUT /update/userDetails')
    await user.type(field(), '600001{Enter}')
    await waitFor(() => expect(server.requestsOf('PUT /update/userDetails')).toHaveLength(1))
    await user.type(field(), '{Backspace}2')
    release()
    expect((await screen.findByRole('status')).textContent).toContain('Changed Pincode Updated')
    await act(async () => {})
    expect(screen.queryByText(/^Delivery to 600001/)).toBeNull()
  })

  it('asks for the list 200 ms after the last digit', async () => {
    const { user, server } = await renderShop(<PincodeChecker />)
    await user.type(field(), '6000')
    expect(server.requestsOf('GET /get/pincode')).toEqual([])
    await waitFor(() => expect(server.requestsOf('GET /get/pincode')).toHaveLength(1))
    expect(server.requestsOf('GET /get/pincode')[0]?.query).toEqual({ searchPincode: '6000' })
  })

  it('does nothing at Check once the list does not know the pincode', async () => {
    const { user, server } = await renderShop(<PincodeChecker />)
    await user.type(field(), '110001')
    await screen.findByText('Currently not available for this Pin Code')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.click(check())
    expect(server.requestsOf('GET /get/singlePincode')).toEqual([])
  })

  it('refuses fewer than six digits', async () => {
    const { user, server } = await renderShop(<PincodeChecker />)
    await user.type(field(), '60000')
    await user.click(check())
    expect((await screen.findByRole('alert')).textContent).toContain('Enter a valid Pincode')
    expect(document.activeElement).toBe(field())
    expect(server.requestsOf('GET /get/singlePincode')).toEqual([])
  })

  it('says it when the lookup finds nothing, though the list began so', async () => {
    const { user } = await renderShop(<PincodeChecker />, {
      prepare: (server) => server.answer('GET /get/singlePincode', { data: null }),
    })
    await user.type(field(), '600001')
    await user.click(check())
    expect(await screen.findByText('Currently not available for this Pin Code')).toBeTruthy()
  })

  it('takes no list for none, and says in our own words that the record cannot be read', async () => {
    const { user, server } = await renderShop(<PincodeChecker />)
    const malformed = () => Response.json({ key: 'success', message: 'OK', data: null })
    server.answer('GET /get/pincode', malformed)
    server.answer('GET /get/singlePincode', () =>
      Response.json({ key: 'success', message: 'OK', data: [{ pincode: '600001' }] }),
    )
    await user.type(field(), '600001{Enter}')
    await waitFor(() =>
      expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'The shop sent an answer that cannot be read. Please try again',
      ),
    )
  })

  it('says Something went wrong when the record cannot be saved', async () => {
    const { user } = await renderShop(<PincodeChecker />, {
      signedInAs: customerFixture({ pincode: '' }),
      prepare: (server) =>
        server.answer(
          'PUT /update/userDetails',
          errorAnswer(500, { code: 'something-went-wrong', text: 'Something went wrong' }),
        ),
    })
    await user.type(field(), '600001')
    await user.click(check())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Something went wrong'))
  })
})

describe('PincodeDrawer', () => {
  it('opens from the button, closes with a saved pincode, and the button says where', async () => {
    const { user } = await renderShop(
      <>
        <PincodeButton />
        <PincodeDrawer />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Select Pincode' }))
    const drawer = await screen.findByRole('dialog', { name: 'Delivery Pincode' })
    await expectAccessible()
    expect(within(drawer).getByText('Get Fast, Reliable Delivery ... Just Enter Your Pincode!')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    await user.type(field(), '600002{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Deliver to 600002' })).toBeTruthy()
  })

  it('closes by Escape and gives the focus back', async () => {
    const { user } = await renderShop(
      <>
        <PincodeButton />
        <PincodeDrawer />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Select Pincode' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select Pincode' }))
  })
})
