import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { ForgotPassword } from '../forgot-password/index.ts'
import { ResetPassword } from '../reset-password/index.ts'
import { SignUp } from '../sign-up/index.ts'
import { LoginPage } from './index.ts'

const known = () => ({ state: { users: [customerFixture()] } })
/** Presses the button with the clock stopped, and waits for the notice. */
async function pressWithClockStopped(button: HTMLElement, notice: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(button)
  await vi.waitFor(() => expect(screen.getAllByText(notice).length).toBeGreaterThan(0))
}

describe('LoginPage', () => {
  it('is accessible, and its tabs work by keyboard', async () => {
    const { user } = await renderShop(<LoginPage />)
    await expectAccessible()
    await user.click(screen.getByRole('tab', { name: 'Login' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Register' }))
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined()
    await expectAccessible()
  })

  it('signs in with email and password', async () => {
    const onLogin = vi.fn()
    const { user } = await renderShop(<LoginPage onLogin={onLogin} />, known())
    await user.type(screen.getByLabelText('Email'), 'kavitha@example.com')
    await user.type(screen.getByLabelText('Password'), 'Peepal42{Enter}')
    await waitFor(() => expect(onLogin).toHaveBeenCalledOnce())
    expect(screen.getByText('Logged In')).toBeDefined()
  })

  it('wants both fields and an email, and says what the server says', async () => {
    const { user } = await renderShop(<LoginPage />, known())
    const login = screen.getByRole('button', { name: 'Login' })
    await user.click(login)
    expect(screen.getByText('All Fields Are Required')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), 'kavitha')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(login)
    expect(screen.getByText('Enter A Valid Email')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), '@example.com')
    await user.click(login)
    // As a notice that goes, and in the form, where it stays.
    expect(await screen.findAllByText('Invalid email or password')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows and hides the password, and leads to its neighbours', async () => {
    const { user } = await renderShop(<LoginPage />)
    const password = screen.getByLabelText('Password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('password')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgotPassword',
    )
    expect(screen.getByRole('link', { name: 'Sign Up Now' }).getAttribute('href')).toBe('/signup')
  })
})

describe('SignUp', () => {
  it('wants terms, all fields, an email and a good password, then creates the user', async () => {
    const onDone = vi.fn()
    const { user, server } = await renderShop(<SignUp onDone={onDone} />)
    const submit = screen.getByRole('button', { name: 'Sign Up' })
    await user.click(submit)
    expect(screen.getByText('Please Accept Terms & Conditions')).toBeDefined()
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit)
    expect(screen.getByText('All Fields Are Required')).toBeDefined()
    await user.type(screen.getByLabelText('Username'), 'Meena')
    await user.type(screen.getByLabelText('Email'), 'meena')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.type(screen.getByLabelText('Password'), 'secret')
    await user.click(submit)
    expect(screen.getByText('Enter A Valid Email')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), '@example.com')
    await user.click(submit)
    const rule =
      'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter'
    expect(screen.getAllByText(rule)).toHaveLength(2)
    await user.type(screen.getByLabelText('Password'), 'A1')
    await pressWithClockStopped(submit, 'Check your email to verify')
    expect(server.requestsOf('POST /post/signup')[0]?.body.data).toEqual({
      username: 'Meena',
      email: 'meena@example.com',
      mobileNumber: '9876543210',
      password: 'secretA1',
    })
    expect(document.activeElement?.contains(screen.getByRole('link', { name: 'Login' }))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(onDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('leaves somebody alone who has gone elsewhere meanwhile', async () => {
    const onDone = vi.fn()
    const { user, unmount } = await renderShop(<SignUp onDone={onDone} />)
    await user.type(screen.getByLabelText('Username'), 'Meena')
    await user.type(screen.getByLabelText('Email'), 'meena@example.com')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.type(screen.getByLabelText('Password'), 'secretA1')
    await user.click(screen.getByRole('checkbox'))
    await pressWithClockStopped(screen.getByRole('button', { name: 'Sign Up' }), 'Check your email to verify')
    unmount()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onDone).not.toHaveBeenCalled()
  })

  it('shows the sentence of a failed sign-up as sent', async () => {
    const { user } = await renderShop(<SignUp />, known())
    await user.type(screen.getByLabelText('Username'), 'Kavitha')
    await user.type(screen.getByLabelText('Email'), 'kavitha@example.com')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.type(screen.getByLabelText('Password'), 'secretA1')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    expect(await screen.findByText('Email is already registered')).toBeDefined()
  })
})

describe('ForgotPassword', () => {
  it('wants an email, says to look into the mail, and clears the field', async () => {
    const { user } = await renderShop(<ForgotPassword />)
    await expectAccessible()
    const send = screen.getByRole('button', { name: 'Send reset link' })
    await user.click(send)
    expect(screen.getByText('Please enter your email')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), 'kavitha')
    await user.click(send)
    expect(screen.getByText('Enter a valid email')).toBeDefined()
    await user.type(screen.getByLabelText('Email'), '@example.com')
    await user.click(send)
    expect(await screen.findByText('Check your email to reset password')).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
  })
})

describe('ResetPassword', () => {
  it('sets a new password by the link', async () => {
    const onDone = vi.fn()
    const { user, server } = await renderShop(<ResetPassword linkId="reset-1" onDone={onDone} />)
    const submit = await screen.findByRole('button', { name: 'Submit' })
    expect(screen.getByRole('heading', { name: 'Create Your Password' })).toBeDefined()
    await expectAccessible()
    await user.click(submit)
    expect(screen.getByText('Please enter your new password')).toBeDefined()
    await user.type(screen.getByLabelText('Password'), 'secret')
    await user.type(screen.getByLabelText('Retype Password'), 'secre')
    await user.click(submit)
    expect(screen.getByText('Passwords does not matched')).toBeDefined()
    await user.type(screen.getByLabelText('Retype Password'), 't')
    await user.click(submit)
    expect(screen.getAllByText(/^Password must be 6 to 20 characters/)).toHaveLength(2)
    await user.type(screen.getByLabelText('Password'), 'A1')
    await user.type(screen.getByLabelText('Retype Password'), 'A1')
    await pressWithClockStopped(submit, 'Password is changed')
    expect(server.requestsOf('POST /post/resetPassword')[0]?.body.data).toEqual({
      id: 'reset-1',
      email: 'kavitha@example.com',
      password: 'secretA1',
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('goes back when nobody asked for the link', async () => {
    const onUnknownLink = vi.fn()
    await renderShop(<ResetPassword linkId="nope" onUnknownLink={onUnknownLink} />)
    await waitFor(() => expect(onUnknownLink).toHaveBeenCalledOnce())
    expect(screen.getByText('This link has expired. Please request a new one')).toBeDefined()
  })
})
