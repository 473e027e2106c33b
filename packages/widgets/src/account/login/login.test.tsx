import { shopIsBusy, workNeeded } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { workChallenge } from '@dawakit/testing/fixtures/work-challenge'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Login, LoginDrawer } from './index.ts'

const kavitha = customerFixture()
const known = { state: { users: [kavitha] } }

describe('Login', () => {
  it('is accessible at each step', async () => {
    const { user } = await renderShop(<Login />, known)
    await expectAccessible()
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await screen.findByLabelText('OTP')
    await expectAccessible()
  })

  it('signs a known number in by its code', async () => {
    const onLogin = vi.fn()
    const { user, shop } = await renderShop(<Login onLogin={onLogin} />, known)
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByText(/OTP has been sent to \+91 9840012345/)).toBeDefined()
    expect(screen.getByText('OTP Send Successfully')).toBeDefined()
    await user.type(screen.getByLabelText('OTP'), '1234')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('Logged In')).toBeDefined()
    expect(shop.$session.get().user?.username).toBe('Kavitha')
    await waitFor(() => expect(onLogin).toHaveBeenCalledWith(expect.objectContaining({ _id: 'u-kavitha' })))
    expect(screen.getByText('Signed in as')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Login / Register' })),
    )
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByLabelText('Mobile Number')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Login / Register' })),
    )
  })

  it('signs in by password as well as by code', async () => {
    const { user, shop } = await renderShop(<Login forgotPasswordHref="/reset" />, {
      ...known,
      prepare: (server) => server.state.passwords.set(kavitha._id, 'Secret@1'),
    })
    await user.click(screen.getByRole('button', { name: 'Login with password' }))
    const email = await screen.findByLabelText('Email')
    expect(document.activeElement).toBe(email)
    await expectAccessible()
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/reset')
    await user.click(screen.getByRole('button', { name: 'Login with OTP' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile Number'))
    await user.click(screen.getByRole('button', { name: 'Login with password' }))
    await user.type(await screen.findByLabelText('Email'), kavitha.email)
    await user.type(screen.getByLabelText('Password'), 'Secret@1{Enter}')
    await waitFor(() => expect(shop.$session.get().user?.username).toBe('Kavitha'))
    expect(screen.getByText('Signed in as')).toBeDefined()
  })

  it('does the work that a login by password costs, by itself', async () => {
    const { user, server, shop } = await renderShop(<Login />, {
      state: { users: [kavitha], needsWork: true },
    })
    server.state.passwords.set(kavitha._id, 'Secret@1')
    await user.click(screen.getByRole('button', { name: 'Login with password' }))
    await user.type(await screen.findByLabelText('Email'), kavitha.email)
    await user.type(screen.getByLabelText('Password'), 'Secret@1{Enter}')
    await waitFor(() => expect(shop.$session.get().user?.username).toBe('Kavitha'))
    expect(server.requestsOf('POST /post/signIn')).toHaveLength(2)
  })

  it('says where it stands that the shop was not reached, and goes on with another try', async () => {
    const { user, server } = await renderShop(<Login />, {
      ...known,
      prepare: (one) => one.answer('POST /post/signup', errorAnswer(503, shopIsBusy)),
    })
    const form = () => screen.getByRole('region', { name: 'Login / Register' })
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345{Enter}')
    expect(await within(form()).findByText(shopIsBusy.text)).toBeDefined()
    server.answer('POST /post/signup', null)
    server.answer('POST /post/signIn', errorAnswer(503, shopIsBusy))
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.type(await screen.findByLabelText('OTP'), '1234{Enter}')
    expect(await within(form()).findByText(shopIsBusy.text)).toBeDefined()
    server.answer('POST /post/signIn', null)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('Signed in as')).toBeDefined()
  })

  it('lets who is signed in go also while the shop is away', async () => {
    const { user, shop } = await renderShop(<Login />, {
      signedInAs: kavitha,
      prepare: (server) => {
        for (const call of ['POST /post/verifyToken', 'POST /post/logout'] as const)
          server.answer(call, errorAnswer(503, shopIsBusy))
      },
    })
    expect(screen.getByText('You are signed in')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByLabelText('Mobile Number')).toBeDefined()
    expect(shop.$session.get()).toEqual({ status: 'guest', user: null })
  })

  it('asks a new number for username and email, and registers it', async () => {
    const { user, shop, server } = await renderShop(<Login />)
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByText('Enter All Fields')).toBeDefined()
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
    await user.type(screen.getByLabelText('Username'), 'Meena')
    await user.type(screen.getByLabelText('Email'), 'meena')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(screen.getByText('Enter Valid Email')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), '@example.com')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.type(await screen.findByLabelText('OTP'), '1234')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(shop.$session.get().user?.username).toBe('Meena'))
    expect(server.requestsOf('POST /post/signup').at(-1)?.body.data).toEqual({
      mobileNumber: '9876543210',
      username: 'Meena',
      email: 'meena@example.com',
      isNewUser: true,
    })
  })

  it('asks for no code that went to a number which was changed meanwhile', async () => {
    const { user, server } = await renderShop(<Login />, known)
    const release = server.hold('POST /post/signup')
    const field = screen.getByLabelText('Mobile Number')
    await user.type(field, '9840012345')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.type(field, '{Backspace}6')
    release()
    expect(await screen.findByText('OTP Send Successfully')).toBeDefined()
    expect(screen.queryByLabelText('OTP')).toBeNull()
    expect(field).toHaveProperty('value', '9840012346')
  })

  it('takes ten digits and nothing else for a mobile number', async () => {
    const { user, server } = await renderShop(<Login />, known)
    const field = screen.getByLabelText('Mobile Number')
    await user.type(field, '98400x12')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(screen.getByText('Enter a valid Number')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(server.requestsOf('POST /post/signup')).toHaveLength(0)
    await user.clear(field)
    await user.paste('+91 98400 12345')
    expect(field).toHaveProperty('value', '9840012345')
  })

  it('refuses a short code, says what the server says of a wrong one, and takes a pasted one', async () => {
    const { user, shop } = await renderShop(<Login />, known)
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    const otp = await screen.findByLabelText('OTP')
    expect(otp.getAttribute('autocomplete')).toBe('one-time-code')
    expect(otp.getAttribute('inputmode')).toBe('numeric')
    await user.type(otp, '12')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByText('Enter four digits')).toBeDefined()
    await user.clear(otp)
    await user.type(otp, '9999')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('Invalid OTP')).toBeDefined()
    await user.clear(otp)
    await user.paste('௧௨ ௩௪')
    expect(otp).toHaveProperty('value', '1234')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(shop.$session.get().status).toBe('signedIn'))
  })

  it('takes six digits where the shop sends so many', async () => {
    const { user, shop } = await renderShop(<Login />, { state: { users: [kavitha], otp: '123456' } })
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345{Enter}')
    const otp = await screen.findByLabelText('OTP')
    await expectAccessible()
    await user.type(otp, '1234{Enter}')
    expect(screen.getByText('Enter six digits')).toBeDefined()
    await user.clear(otp)
    await user.paste('123 456 7')
    expect(otp).toHaveProperty('value', '123456')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(shop.$session.get().status).toBe('signedIn'))
  })

  it('proves by itself that it is a customer’s page, and says so when that takes a while', async () => {
    const { user, server } = await renderShop(<Login />, { state: { users: [kavitha], needsWork: true } })
    const form = () => screen.getByRole('region', { name: 'Login / Register' })
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345{Enter}')
    await screen.findByLabelText('OTP')
    expect(server.requestsOf('POST /post/signup')).toHaveLength(2)
    expect(within(form()).queryByText(/^One moment please/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Change number' }))
    let asked = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.answer('POST /post/signup', async ({ asked: sent }) => {
      asked += 1
      if (!('work' in sent)) return errorAnswer(429, workNeeded, { data: workChallenge })
      await held
      return { data: { attemptId: 'a', digits: 6 } }
    })
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    const said = await within(form()).findByText(/^One moment please/)
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Send OTP' }).getAttribute('aria-busy')).toBe('true')
    await expectAccessible()
    release()
    await screen.findByLabelText('OTP')
    expect(within(form()).queryByText(/^One moment please/)).toBeNull()
    expect(asked).toBe(2)
  })

  it('lets the code be sent again after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user, server } = await renderShop(<Login />, known)
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByRole('button', { name: 'Resend OTP in 30 s' })).toHaveProperty('disabled', true)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await screen.findByRole('button', { name: 'Resend OTP in 1 s' })).toHaveProperty('disabled', true)
    await vi.advanceTimersByTimeAsync(1_000)
    await user.click(await screen.findByRole('button', { name: 'Resend OTP' }))
    expect(await screen.findByRole('button', { name: /^Resend OTP in 60 s$/ })).toHaveProperty(
      'disabled',
      true,
    )
    expect(server.requestsOf('POST /post/signup')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('OTP'))
  })
})

describe('LoginDrawer', () => {
  it('opens when the shop asks for it, and goes where the customer wanted to go', async () => {
    const onReturn = vi.fn()
    const { user, shop } = await renderShop(<LoginDrawer onReturn={onReturn} />, known)
    expect(screen.queryByRole('dialog')).toBeNull()
    shop.openOverlay('login', { returnTo: '/checkout' })
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeDefined()
    await expectAccessible()
    await user.type(screen.getByLabelText('Mobile Number'), '9840012345')
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('OTP'), '1234{Enter}')
    await waitFor(() => expect(onReturn).toHaveBeenCalledWith('/checkout'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says who is signed in already, and signs them out', async () => {
    const { user, shop } = await renderShop(<LoginDrawer />, { signedInAs: kavitha })
    shop.openOverlay('login')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Kavitha')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    expect(await within(dialog).findByLabelText('Mobile Number')).toBeDefined()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('closes by Escape and by its button', async () => {
    const { user, shop } = await renderShop(<LoginDrawer />)
    shop.openOverlay('login')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(shop.$overlay.get()).toBeNull())
    shop.openOverlay('login')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
