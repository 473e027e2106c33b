'use client'

import type { User } from '@dawakit/client'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PasswordForm } from '../../controls/password-form/password-form.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { SignUp, type SignUpProps } from '../sign-up/sign-up.tsx'
import { loginPageLabels } from './login-page-labels.ts'

export interface LoginPageProps extends SignUpProps {
  /** Where an account is made. @default '/signup' */
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
      <div ref={list} role="tablist" aria-label={labels.tabs} className="dawa-login-page__tabs" part="tabs">
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
  return (
    <PasswordForm
      classes={{ form: 'dawa-login-page__form', forgot: 'dawa-login-page__forgot' }}
      forgotPasswordHref={forgotPasswordHref}
      onLoggedIn={onLogin}
    >
      <p className="dawa-login-page__other">
        {labels.noAccount} <a href={signUpHref}>{labels.signUpNow}</a>
      </p>
    </PasswordForm>
  )
}
