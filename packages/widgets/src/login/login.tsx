'use client'

import type { User } from '@dawakit/client'
import { newUserDetails } from '@dawakit/core/refusals'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Drawer } from '../dialog/drawer.tsx'
import { Field, TextField } from '../field/field.tsx'
import { takeFocus } from '../field/take-focus.ts'
import { FormError } from '../form/form-error.tsx'
import { useKeptFocus } from '../kept-focus/use-kept-focus.ts'
import { LightDom } from '../light-dom/light-dom.tsx'
import { MobileField } from '../mobile-field/mobile-field.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { useOverlay, useSession } from '../shop-context/shop-stores.ts'
import { useLabels } from '../shop-context/use-labels.ts'
import { loginLabels } from './login-labels.ts'
import { OtpInput } from './otp-input.tsx'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  onLoggedIn: (user: User) => void
  note?: ReactNode
}

/** The two steps alone: the number, then the code. */
function LoginForm({ onLoggedIn, note }: LoginFormProps) {
  const login = useLogin(onLoggedIn)
  return (
    <LightDom>
      {login.step === 'otp' ? <OtpStep login={login} /> : <NumberStep login={login} note={note} />}
    </LightDom>
  )
}

interface StepProps {
  login: ReturnType<typeof useLogin>
}

function NumberStep({ login, note }: StepProps & Pick<LoginFormProps, 'note'>) {
  const shop = useShop('Login')
  const labels = useLabels('login', loginLabels)
  const { refusal, isBusy } = login
  const isNew = login.step === 'details'
  return (
    <form className="dawa-login__form" part="form" noValidate onSubmit={login.submitNumber}>
      <MobileField
        {...refusal.field('mobileNumber')}
        label={labels.mobileNumber}
        hint={labels.mobileNumberHint}
        value={login.mobileNumber}
        data-autofocus=""
        onChange={(event) => login.changeMobileNumber(event.currentTarget.value)}
      />
      {isNew && (
        <>
          <p className="dawa-login__hint" role="status">
            {shop.say(newUserDetails)}
          </p>
          <TextField
            {...refusal.field('username')}
            label={labels.username}
            autoComplete="username"
            inputRef={takeFocus}
          />
          <TextField {...refusal.field('email')} label={labels.email} type="email" autoComplete="email" />
        </>
      )}
      <FormError>{refusal.formError}</FormError>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.sendOtp}
      </Button>
      {note && (
        <div className="dawa-login__note" part="note">
          {note}
        </div>
      )}
    </form>
  )
}

function OtpStep({ login }: StepProps) {
  const labels = useLabels('login', loginLabels)
  const { refusal, resendIn, isBusy } = login
  const { name, ...frame } = refusal.field('otp')
  return (
    <form className="dawa-login__form" part="form" noValidate onSubmit={login.submitOtp}>
      <p role="status">
        {labels.otpSentTo(login.mobileNumber)}{' '}
        <button type="button" className="dawa-login__link" onClick={login.changeNumber}>
          {labels.changeNumber}
        </button>
      </p>
      <Field label={labels.otp} {...frame}>
        {({ className, part, ...ids }) => (
          <OtpInput {...ids} name={name} value={login.otp} onChange={login.changeOtp} />
        )}
      </Field>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.verify}
      </Button>
      <Button variant="ghost" isFull disabled={resendIn > 0} isBusy={isBusy} onClick={login.resend}>
        {resendIn > 0 ? labels.resendIn(resendIn) : labels.resend}
      </Button>
    </form>
  )
}

export interface LoginProps {
  /** Signed in. */
  onLogin?: (user: User) => void
  /** Stands below the first step's button: the terms that a customer agrees to. */
  note?: ReactNode
}

/** Signing in by mobile number and one-time code, in the flow of a page. Signed in, it says as whom. */
export function Login({ onLogin, note }: LoginProps) {
  const labels = useLabels('login', loginLabels)
  const shop = useShop('Login')
  const { user } = useSession()
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} className="dawa-widget dawa-login" part="login" aria-label={labels.title}>
      {user ? (
        <p className="dawa-login__session">
          {labels.signedInAs} <strong>{user.username}</strong>
          <Button variant="secondary" size="small" onClick={() => void shop.session.signOut()}>
            {labels.logout}
          </Button>
        </p>
      ) : (
        <>
          <h2 className="dawa-login__title" part="title">
            {labels.title}
          </h2>
          <LoginForm note={note} onLoggedIn={(signedIn) => onLogin?.(signedIn)} />
        </>
      )}
    </section>
  )
}

export interface LoginDrawerProps extends LoginProps {
  /** Goes to the route that was kept for after signing in. @default the browser goes there */
  onReturn?: (path: string) => void
}

/** The same in a drawer that `shop.openOverlay('login')` opens. One on a page. */
export function LoginDrawer({ onLogin, note, onReturn = (path) => location.assign(path) }: LoginDrawerProps) {
  const labels = useLabels('login', loginLabels)
  const shop = useShop('LoginDrawer')
  const overlay = useOverlay()
  const isOpen = overlay?.name === 'login'
  return (
    <Drawer isOpen={isOpen} onClose={() => shop.closeOverlay()} title={labels.title} className="dawa-login">
      <LoginForm
        note={note}
        onLoggedIn={(user) => {
          const path = overlay?.returnTo
          shop.closeOverlay()
          onLogin?.(user)
          if (path) onReturn(path)
        }}
      />
    </Drawer>
  )
}
