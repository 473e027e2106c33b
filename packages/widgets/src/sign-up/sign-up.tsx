'use client'

import { checkSignUp, MOBILE_LENGTH, PASSWORD_MAX } from '@dawakit/core/customer'
import {
  LONG_NOTICE_MS,
  accountFormsLabels as labels,
  NOTICE_MS,
  passwordRule,
  userCreated,
} from '@dawakit/core/messages'
import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { TextField } from '../field/field.tsx'
import { FormError } from '../form/form-error.tsx'
import { formValues, useRefusal } from '../form/use-refusal.ts'
import { useTask } from '../form/use-task.ts'
import { CheckIcon } from '../icon/icon.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { useShop } from '../shop-context/shop-context.tsx'

export interface SignUpProps {
  /** Where one logs in. @default '/login' */
  loginHref?: string
  /** @default '/terms-and-conditions' */
  termsHref?: string
  /** The account is made and its notice has been read. @default the browser goes to `loginHref` */
  onDone?: () => void
}

type SignUpField = 'username' | 'email' | 'mobileNumber' | 'password' | 'acceptedTerms'

/** An account with a password: username, email, mobile number, password, terms. */
export function SignUp({ loginHref = '/login', termsHref = '/terms-and-conditions', onDone }: SignUpProps) {
  const shop = useShop('SignUp')
  const { isBusy, run } = useTask()
  const refusal = useRefusal<SignUpField>()
  const [isDone, setDone] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { username = '', email = '', mobileNumber = '', password = '', acceptedTerms } = formValues(form)
    const values = { username: username.trim(), email: email.trim(), mobileNumber, password }
    const refused = checkSignUp({ ...values, acceptedTerms: acceptedTerms === 'on' })
    if (refused?.message === passwordRule) {
      shop.notify({ kind: 'error', title: passwordRule.text, durationMs: LONG_NOTICE_MS })
    }
    if (refusal.refuse(refused, form)) return
    void run(async () => {
      await shop.call('POST /post/signup', { body: { data: values } })
      shop.notify({ kind: 'success', ...userCreated })
      setDone(true)
      setTimeout(onDone ?? (() => location.assign(loginHref)), NOTICE_MS)
    })
  }

  if (isDone) {
    return (
      <div className="dawa-widget dawa-sign-up" part="sign-up">
        <EmptyState
          title={userCreated.title}
          text={userCreated.text}
          icon={<CheckIcon size={32} />}
          action={<ButtonLink href={loginHref}>{labels.login}</ButtonLink>}
        />
      </div>
    )
  }
  const terms = refusal.field('acceptedTerms')
  const password = refusal.field('password')
  return (
    <form className="dawa-widget dawa-sign-up" part="sign-up" noValidate onSubmit={submit}>
      <TextField {...refusal.field('username')} label={labels.username} autoComplete="username" />
      <TextField {...refusal.field('email')} label={labels.email} type="email" autoComplete="email" />
      <TextField
        {...refusal.field('mobileNumber')}
        label={labels.mobileNumber}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={MOBILE_LENGTH}
      />
      <PasswordField
        {...password}
        // The notice says the rule, and the hint keeps saying it.
        error={password.error === passwordRule.text ? undefined : password.error}
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <div>
        <label className="dawa-sign-up__terms">
          <input type="checkbox" name="acceptedTerms" aria-invalid={terms.isInvalid || undefined} />
          <span>
            {labels.acceptTermsBefore} <a href={termsHref}>{labels.terms}</a>
          </span>
        </label>
        <FormError>{terms.error}</FormError>
      </div>
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
