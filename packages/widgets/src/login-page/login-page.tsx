'use client'

import type { User } from '@dawakit/client'
import { checkSignIn } from '@dawakit/core/customer'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { FormError } from '../form/form-error.tsx'
import { formValues, useRefusal } from '../form/use-refusal.ts'
import { failureText, useTask } from '../form/use-task.ts'
import { useKeptFocus } from '../kept-focus/use-kept-focus.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { useLabels } from '../shop-context/use-labels.ts'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { SignUp, type SignUpProps } from '../sign-up/sign-up.tsx'
import { loginPageLabels } from './login-page-labels.ts'

export interface LoginPageProps extends SignUpProps {
  /** @default '/signup' */
  signUpHref?: string
  /** Where a reset link is asked for. @default '/forgotPassword' */
  forgotPasswordHref?: string
  /** Signed in. @default the browser's location is replaced with '/' */
  onLogin?: (user: User) => void
}

const tabs = ['login', 'register'] as const

/** Login by email and password, and registering, in two tabs. */
export function LoginPage(props: LoginPageProps) {
  const labels = useLabels('loginPage', loginPageLabels)
  const [tab, setTab] = useState<(typeof tabs)[number]>('login')
  const list = useRef<HTMLDivElement>(null)
  const id = useWidgetId('login-tabs')
  const kept = useKeptFocus<HTMLDivElement>()

  // APG tabs with automatic activation: there are two, and both are here already.
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.indexOf(tab)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    setTab(tabs[index] ?? 'login')
    list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <section className="dawa-widget dawa-login-page" part="login-page">
      <div ref={list} role="tablist" className="dawa-login-page__tabs" part="tabs">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            tabIndex={one === tab ? 0 : -1}
            className="dawa-login-page__tab"
            part="tab"
            onClick={() => setTab(one)}
            onKeyDown={onKeyDown}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div {...kept} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'login' ? (
          <PasswordLogin {...props} />
        ) : (
          <SignUp {...props} onDone={props.onDone ?? (() => setTab('login'))} />
        )}
      </div>
    </section>
  )
}

function PasswordLogin({
  signUpHref = '/signup',
  forgotPasswordHref = '/forgotPassword',
  onLogin = () => location.replace('/'),
}: LoginPageProps) {
  const labels = useLabels('loginPage', loginPageLabels)
  const shop = useShop('LoginPage')
  const { isBusy, run } = useTask()
  const refusal = useRefusal<'email' | 'password'>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '' } = formValues(form)
    if (refusal.refuse(checkSignIn({ email: email.trim(), password }), form)) return
    void run(
      async () => onLogin(await shop.session.signInWithPassword(email.trim(), password)),
      (failure) => {
        refusal.complain(failureText(shop, failure))
        ;(form.elements.namedItem('password') as HTMLInputElement).focus()
      },
    )
  }

  return (
    <form className="dawa-login-page__form" part="form" noValidate onSubmit={submit}>
      <TextField {...refusal.field('email')} label={labels.email} type="email" autoComplete="username" />
      <PasswordField {...refusal.field('password')} label={labels.password} autoComplete="current-password" />
      <a className="dawa-login-page__forgot" href={forgotPasswordHref}>
        {labels.forgotPassword}
      </a>
      <FormError>{refusal.formError}</FormError>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.login}
      </Button>
      <p className="dawa-login-page__other">
        {labels.noAccount} <a href={signUpHref}>{labels.signUpNow}</a>
      </p>
    </form>
  )
}
