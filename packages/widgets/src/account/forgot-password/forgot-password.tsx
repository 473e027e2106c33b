'use client'

import { checkForgotPassword } from '@dawakit/core/customer'
import type { FormEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { LONG_NOTICE_MS } from '../../controls/form/long-notice-ms.ts'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { forgotPasswordLabels } from './forgot-password-labels.ts'

export interface ForgotPasswordProps {
  /** The login page. @default '/login' */
  loginHref?: string
}

/** Asks for the email that a reset link goes to. */
export function ForgotPassword({ loginHref = '/login' }: ForgotPasswordProps) {
  const labels = useLabels('forgotPassword', forgotPasswordLabels)
  const shop = useShop('ForgotPassword')
  const { isBusy, run } = useTask('account')
  const refusal = useRefusal<'email'>()
  const titleId = useWidgetId('forgot-password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = formValues(form).email?.trim() ?? ''
    if (refusal.refuse(checkForgotPassword({ email }), form)) return
    void run(async () => {
      await shop.call('POST /post/forgotPassword', { body: { email } })
      form.reset()
      shop.notify({ kind: 'success', title: labels.sent, durationMs: LONG_NOTICE_MS })
    })
  }

  return (
    <form
      className="dawa-widget dawa-password-form"
      part="forgot-password"
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
    >
      <h1 id={titleId} className="dawa-password-form__title" part="title">
        {labels.forgotPasswordTitle}
      </h1>
      <TextField
        {...refusal.field('email')}
        label={labels.email}
        hint={labels.forgotPasswordHint}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.sendLink}
      </Button>
      <a href={loginHref}>{labels.backToLogin}</a>
    </form>
  )
}
