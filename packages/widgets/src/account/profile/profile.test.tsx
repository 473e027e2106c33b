import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Profile } from './index.ts'

describe('Profile', () => {
  it('is accessible, reading and editing', async () => {
    const { user } = await renderShop(<Profile />, { signedInAs: customerFixture() })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await expectAccessible()
  })

  it('asks a guest to log in', async () => {
    const { user, shop } = await renderShop(<Profile />)
    expect(screen.getByText('Login to continue')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Login / Register' }))
    expect(shop.$overlay.get()?.name).toBe('login')
  })

  it('edits the username and sends only what is set', async () => {
    const { user, server } = await renderShop(<Profile />, { signedInAs: customerFixture() })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText('Mobile Number')).toHaveProperty('readOnly', true)
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
    const name = screen.getByLabelText('Username')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Username is required')).toBeDefined()
    await user.type(name, 'Kavi')
    await user.selectOptions(screen.getByLabelText('Blood Group'), 'O+')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fields Updated')).toBeDefined()
    expect(screen.getByText('Kavi')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Profile Details' })),
    )
    expect(server.requestsOf('PUT /update/userDetails')[0]?.body).toEqual({
      data: { id: 'u-kavitha', data: { username: 'Kavi', bloodGroup: 'O+' } },
    })
  })

  it('goes back to reading when saving failed, and keeps what was typed', async () => {
    const { user, server } = await renderShop(<Profile />, { signedInAs: customerFixture() })
    server.answer('PUT /update/userDetails', new Response('', { status: 500 }))
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText('Username'), ' Sundaram')
    await user.selectOptions(screen.getByLabelText('Blood Group'), 'O+')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Something went wrong')).toBeDefined()
    expect(screen.queryByText('Kavitha Sundaram')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'Kavitha Sundaram')
    expect(screen.getByLabelText('Blood Group')).toHaveProperty('value', 'O+')
  })
})
