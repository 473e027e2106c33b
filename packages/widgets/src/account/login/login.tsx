'use client'

import type { User } from '@dawakit/client'
import { newUserDetails, offline } from '@dawakit/core/refusals'
import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Drawer } from '../../controls/dialog/drawer.tsx'
import { Field, TextField } from '../../controls/field/field.tsx'
import { takeFocus } from '../../controls/field/take-focus.ts'
import { FormError } from '../../controls/form/form-error.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { MobileField } from '../../controls/mobile-field/mobile-field.tsx'
import type { PasswordForm } from '../../controls/password-form/password-form.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { LightDom } from '../../ground/light-dom/light-dom.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useOverlay, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { loginLabels } from './login-labels.ts'
import { OtpInput } from './otp-input.tsx'
import { SignedIn } from './signed-in.tsx'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  onLoggedIn: (user: User) => void
  note?: ReactNode
  forgotPasswordHref?: string | undefined
}

/** By code, in two steps (the number, then the code), or by password: its form is fetched when it is asked for. */
function LoginForm({ onLoggedIn, note, forgotPasswordHref }: LoginFormProps) {
  const labels = useLabels('login', loginLabels)
  const shop = useShop('Login')
  const login = useLogin(onLoggedIn)
  const [way, setWay] = useState<'code' | 'codeAgain' | { ByPassword: typeof PasswordForm }>('code')
  const { isBusy, run } = useTask()

  async function changeToPassword() {
    const { PasswordForm } = await import('../../controls/password-form/password-form.tsx').catch(() => {
      throw Object.assign(new Error(offline.text), { code: offline.code })
    })
    setWay({ ByPassword: PasswordForm })
  }

  if (typeof way === 'object') {
    return (
      <LightDom>
        <way.ByPassword
          classes={{ form: 'dawa-login__form', forgot: 'dawa-login__forgot' }}
          forgotPasswordHref={forgotPasswordHref ?? resetPage(shop.apiUrl)}
          onLoggedIn={onLoggedIn}
          emailRef={takeFocus}
        >
          <Button variant="ghost" isFull onClick={() => setWay('codeAgain')}>
            {labels.byCode}
          </Button>
        </way.ByPassword>
      </LightDom>
    )
  }
  return (
    <LightDom>
      {login.step === 'otp' ? (
        <OtpStep login={login} />
      ) : (
        <NumberStep login={login} note={note} isFocused={way === 'codeAgain'}>
          <Button variant="ghost" isFull isBusy={isBusy} onClick={() => void run(changeToPassword)}>
            {labels.byPassword}
          </Button>
        </NumberStep>
      )}
    </LightDom>
  )
}

/** Where the pharmacy's own site makes a new password. */
const resetPage = (apiUrl: string) => new URL('/forgotPassword', new URL(apiUrl, location.href)).href

interface StepProps {
  login: ReturnType<typeof useLogin>
}

interface NumberStepProps extends StepProps, Pick<LoginFormProps, 'note'> {
  /** It is come back to: the number has the focus. */
  isFocused: boolean
  /** The other way in. */
  children: ReactNode
}

function NumberStep({ login, note, isFocused, children }: NumberStepProps) {
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
        inputRef={isFocused ? takeFocus : undefined}
        onChange={login.changeMobileNumber}
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
      <Checking login={login} />
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.sendOtp}
      </Button>
      {children}
      {note && (
        <div className="dawa-login__note" part="note">
          {note}
        </div>
      )}
    </form>
  )
}

/** Why a code is not on its way yet. Always there, so that what is said later is heard. */
function Checking({ login }: StepProps) {
  const labels = useLabels('login', loginLabels)
  return (
    <p className="dawa-login__hint dawa-login__checking" role="status">
      {login.isChecking && labels.checking}
    </p>
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
          <OtpInput {...ids} name={name} value={login.otp} digits={login.digits} onChange={login.changeOtp} />
        )}
      </Field>
      <FormError>{refusal.formError}</FormError>
      <Checking login={login} />
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
  /** Where a new password is made. @default the pharmacy's own page */
  forgotPasswordHref?: string
}

/** Signing in by one-time code or by password, in the flow of a page. Signed in, it says as whom, and signs out. */
export function Login({ onLogin, ...form }: LoginProps) {
  const labels = useLabels('login', loginLabels)
  const { user, isUnverified } = useSession()
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} className="dawa-widget dawa-login" part="login" aria-label={labels.title}>
      {user || isUnverified ? (
        <SignedIn />
      ) : (
        <>
          <h2 className="dawa-login__title" part="title">
            {labels.title}
          </h2>
          <LoginForm {...form} onLoggedIn={(signedIn) => onLogin?.(signedIn)} />
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
export function LoginDrawer({
  onLogin,
  onReturn = (path) => location.assign(path),
  ...form
}: LoginDrawerProps) {
  const labels = useLabels('login', loginLabels)
  const shop = useShop('LoginDrawer')
  const overlay = useOverlay()
  const { user, isUnverified } = useSession()
  const kept = useKeptFocus<HTMLDivElement>()
  const isOpen = overlay?.name === 'login'
  return (
    <Drawer isOpen={isOpen} onClose={() => shop.closeOverlay()} title={labels.title} className="dawa-login">
      <div {...kept}>
        {(user || isUnverified) && !overlay?.isAgain ? (
          <SignedIn />
        ) : (
          <LoginForm
            {...form}
            onLoggedIn={(signedIn) => {
              const path = overlay?.returnTo
              shop.closeOverlay()
              onLogin?.(signedIn)
              if (path) onReturn(path)
            }}
          />
        )}
      </div>
    </Drawer>
  )
}
