'use client'

import type { ShopError } from '@dawakit/client'
import { checkSignUp, PASSWORD_MAX } from '@dawakit/core/customer'
import { passwordRule } from '@dawakit/core/refusals'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { FormError } from '../../controls/form/form-error.tsx'
import { LONG_NOTICE_MS } from '../../controls/form/long-notice-ms.ts'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { useAfterNotice } from '../../controls/form/use-after-notice.ts'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { MobileField } from '../../controls/mobile-field/mobile-field.tsx'
import { PasswordField } from '../../controls/password-field/password-field.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { signUpLabels } from './sign-up-labels.ts'

export interface SignUpProps {
  /** Where one logs in. @default '/login' */
  loginHref?: string
  /** The terms that a customer accepts. @default '/terms-and-conditions' */
  termsHref?: string
  /** The account is made and its notice has been read. @default the browser goes to `loginHref` */
  onDone?: () => void
}

type SignUpField = 'username' | 'email' | 'mobileNumber' | 'password' | 'acceptedTerms'

/** An account with a password: username, email, mobile number, password, terms. */
export function SignUp({
  loginHref = '/login',
  termsHref = '/terms-and-conditions',
  onDone = () => location.assign(loginHref),
}: SignUpProps) {
  const labels = useLabels('signUp', signUpLabels)
  const [isDone, setDone] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>()
  useAfterNotice(isDone, onDone)
  return (
    <div {...kept} className="dawa-widget" part="sign-up">
      {isDone ? (
        <EmptyState
          title={labels.created.title}
          text={labels.created.text}
          icon={<CheckIcon size={32} />}
          action={<ButtonLink href={loginHref}>{labels.login}</ButtonLink>}
        />
      ) : (
        <SignUpForm loginHref={loginHref} termsHref={termsHref} onCreated={() => setDone(true)} />
      )}
    </div>
  )
}

interface SignUpFormProps {
  loginHref: string
  termsHref: string
  onCreated: () => void
}

function SignUpForm({ loginHref, termsHref, onCreated }: SignUpFormProps) {
  const labels = useLabels('signUp', signUpLabels)
  const shop = useShop('SignUp')
  const { isBusy, run } = useTask()
  const refusal = useRefusal<SignUpField>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { username = '', email = '', mobileNumber = '', password = '', acceptedTerms } = formValues(form)
    const values = { username: username.trim(), email: email.trim(), mobileNumber, password }
    const refused = checkSignUp({ ...values, acceptedTerms: acceptedTerms === 'on' })
    if (refused?.message === passwordRule) {
      shop.notify({ kind: 'error', title: shop.say(passwordRule), durationMs: LONG_NOTICE_MS })
    }
    if (refusal.refuse(refused, form)) return
    const work = async () => {
      await shop.call('POST /post/signup', { body: { data: values } })
      shop.notify({ kind: 'success', ...labels.created })
      onCreated()
    }
    void run(work, (failure) => {
      shop.notify({ kind: 'error', title: failureText(shop, failure) })
      tellFailure(shop, 'account', failure)
      refusal.refuseFailure(failure as ShopError, form)
    })
  }

  const password = refusal.field('password')
  return (
    <form className="dawa-sign-up" part="form" noValidate onSubmit={submit}>
      <TextField {...refusal.field('username')} label={labels.username} autoComplete="username" />
      <TextField {...refusal.field('email')} label={labels.email} type="email" autoComplete="email" />
      <MobileField {...refusal.field('mobileNumber')} label={labels.mobileNumber} />
      <PasswordField
        {...password}
        label={labels.password}
        // A refusal says the rule itself.
        hint={password.error ? undefined : labels.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <Terms {...refusal.field('acceptedTerms')} href={termsHref} />
      <FormError>{refusal.formError}</FormError>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.signUp}
      </Button>
      <p className="dawa-sign-up__other">
        {labels.haveAccount} <a href={loginHref}>{labels.login}</a>
      </p>
    </form>
  )
}

interface TermsProps {
  name: string
  isInvalid: boolean
  error: ReactNode
  href: string
}

function Terms({ name, isInvalid, error, href }: TermsProps) {
  const labels = useLabels('signUp', signUpLabels)
  const id = useWidgetId('terms-error')
  return (
    <div>
      <label className="dawa-sign-up__terms">
        <input type="checkbox" name={name} aria-invalid={isInvalid || undefined} aria-describedby={id} />
        <span>
          {labels.acceptTermsBefore} <a href={href}>{labels.terms}</a>
        </span>
      </label>
      <FormError id={id}>{error}</FormError>
    </div>
  )
}
