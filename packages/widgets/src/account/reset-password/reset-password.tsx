'use client'

import { checkResetPassword, PASSWORD_MAX } from '@dawakit/core/customer'
import { linkExpired, passwordRule } from '@dawakit/core/refusals'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { FormError } from '../../controls/form/form-error.tsx'
import { LONG_NOTICE_MS } from '../../controls/form/long-notice-ms.ts'
import { useAfterNotice } from '../../controls/form/use-after-notice.ts'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { useTask } from '../../controls/form/use-task.ts'
import { useToldFailure } from '../../controls/form/use-told-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { PasswordField } from '../../controls/password-field/password-field.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { resetPasswordLabels } from './reset-password-labels.ts'

export interface ResetPasswordProps {
  /** The id of the link in the e-mail. */
  linkId: string
  /** The login page. @default '/login' */
  loginHref?: string
  /** Changed, and the notice has been read. @default the browser's location is replaced with `loginHref` */
  onDone?: () => void
  /** Nobody asked for this link, or it is used up. @default one step back in the browser's history */
  onUnknownLink?: () => void
}

/** A new password, by the link of an e-mail. */
export function ResetPassword(props: ResetPasswordProps) {
  const labels = useLabels('resetPassword', resetPasswordLabels)
  const { linkId, loginHref = '/login', onUnknownLink = () => history.back() } = props
  const shop = useShop('ResetPassword')
  const [email, setEmail] = useState<string | null>()
  useToldFailure('account', email === null && linkExpired)
  const onUnknown = useRef(onUnknownLink)
  useEffect(() => {
    onUnknown.current = onUnknownLink
  })

  useEffect(() => {
    let isCurrent = true
    const settle = (found: string | null) => {
      if (!isCurrent) return
      setEmail(found)
      if (found === null) onUnknown.current()
    }
    shop.call('GET /get/userByForgotPasswordId', { query: { forgotPasswordId: linkId } }).then(
      ({ data }) => settle(data?.email ?? null),
      () => settle(null),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, linkId])

  return (
    <div className="dawa-widget" part="reset-password">
      {email === undefined ? (
        <div className="dawa-password-form" aria-busy="true">
          <Skeleton className="dawa-password-form__skeleton" />
        </div>
      ) : email === null ? (
        <EmptyState
          title={shop.say(linkExpired)}
          icon={<AlertIcon size={32} />}
          action={<ButtonLink href={loginHref}>{labels.backToLogin}</ButtonLink>}
        />
      ) : (
        <NewPassword {...props} email={email} />
      )}
    </div>
  )
}

function NewPassword({
  linkId,
  email,
  loginHref = '/login',
  onDone = () => location.replace(loginHref),
}: ResetPasswordProps & { email: string }) {
  const labels = useLabels('resetPassword', resetPasswordLabels)
  const [isDone, setDone] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>()
  useAfterNotice(isDone, onDone)
  return (
    <div {...kept}>
      {isDone ? (
        <EmptyState
          title={labels.changed}
          icon={<CheckIcon size={32} />}
          action={<ButtonLink href={loginHref}>{labels.login}</ButtonLink>}
        />
      ) : (
        <NewPasswordForm linkId={linkId} email={email} onChanged={() => setDone(true)} />
      )}
    </div>
  )
}

interface NewPasswordFormProps {
  linkId: string
  email: string
  onChanged: () => void
}

function NewPasswordForm({ linkId, email, onChanged }: NewPasswordFormProps) {
  const labels = useLabels('resetPassword', resetPasswordLabels)
  const shop = useShop('ResetPassword')
  const { isBusy, run } = useTask('account')
  const refusal = useRefusal<'password' | 'retype'>()
  const titleId = useWidgetId('reset-password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { password = '', retype = '' } = formValues(form)
    const refused = checkResetPassword({ password, retype })
    if (refused?.message === passwordRule) {
      shop.notify({ kind: 'error', title: shop.say(passwordRule), durationMs: LONG_NOTICE_MS })
    }
    if (refusal.refuse(refused, form)) return
    void run(async () => {
      await shop.call('POST /post/resetPassword', { body: { data: { id: linkId, email, password } } })
      shop.notify({ kind: 'success', title: labels.changed })
      onChanged()
    })
  }

  const password = refusal.field('password')
  return (
    <form className="dawa-password-form" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h1 id={titleId} className="dawa-password-form__title" part="title">
        {labels.createYourPassword}
      </h1>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...password}
        label={labels.password}
        // A refusal says the rule itself.
        hint={password.error ? undefined : labels.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <PasswordField
        {...refusal.field('retype')}
        label={labels.retypePassword}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <FormError>{refusal.formError}</FormError>
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.submit}
      </Button>
    </form>
  )
}
