'use client'

import type { User } from '@dawakit/client'
import { checkSignIn } from '@dawakit/core/customer'
import type { FormEvent, ReactNode, Ref } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { FormError } from '../form/form-error.tsx'
import { formValues, useRefusal } from '../form/use-refusal.ts'
import { failureText, useTask } from '../form/use-task.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { passwordFormLabels } from './password-form-labels.ts'

interface PasswordFormProps {
  /** Of the form, and of the link in it. */
  classes: { form: string; forgot: string }
  forgotPasswordHref: string
  onLoggedIn: (user: User) => void
  emailRef?: Ref<HTMLInputElement>
  /** Stands below the button. */
  children?: ReactNode
}

/** Signing in by e-mail and password. */
export function PasswordForm({
  classes,
  forgotPasswordHref,
  onLoggedIn,
  emailRef,
  children,
}: PasswordFormProps) {
  const labels = useLabels('passwordForm', passwordFormLabels)
  const shop = useShop('PasswordForm')
  const { isBusy, run } = useTask()
  const refusal = useRefusal<'email' | 'password'>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '' } = formValues(form)
    if (refusal.refuse(checkSignIn({ email: email.trim(), password }), form)) return
    void run(
      async () => onLoggedIn(await shop.session.signInWithPassword(email.trim(), password)),
      (failure) => {
        refusal.complain(failureText(shop, failure))
        ;(form.elements.namedItem('password') as HTMLInputElement).focus()
      },
    )
  }

  return (
    <form className={classes.form} part="form" noValidate onSubmit={submit}>
      <TextField
        {...refusal.field('email')}
        label={labels.email}
        type="email"
        autoComplete="username"
        inputRef={emailRef}
      />
      <PasswordField {...refusal.field('password')} label={labels.password} autoComplete="current-password" />
      <a className={classes.forgot} href={forgotPasswordHref}>
        {labels.forgotPassword}
      </a>
      <FormError>{refusal.formError}</FormError>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.login}
      </Button>
      {children}
    </form>
  )
}
