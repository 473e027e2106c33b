'use client'

import type { ShopError, User } from '@dawakit/client'
import { checkMobile, checkNewUser, checkOtp, type FormRefusal, OTP_LENGTH } from '@dawakit/core/customer'
import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { isUnreached } from '../../controls/form/is-unreached.ts'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCountdown } from './use-countdown.ts'

/** 'details' asks a new user for username and email too. */
export type LoginStep = 'mobile' | 'details' | 'otp'

/** Seconds before a code may be sent again: after the first, second and every later one. */
const RESEND_SECONDS = [30, 60, 120]

type LoginField = 'mobileNumber' | 'username' | 'email' | 'otp'

/** The two steps of signing in by mobile number: a customer's own, where they confirm who they are again. */
export function useLogin(onLoggedIn: (user: User) => void) {
  const shop = useShop('Login')
  const [step, setStep] = useState<LoginStep>('mobile')
  const [mobileNumber, setMobileNumber] = useState(() => shop.$session.get().user?.mobileNumber ?? '')
  const [otp, setOtp] = useState('')
  const { isBusy, run } = useTask()
  const [details, setDetails] = useState<{ username: string; email: string }>()
  const [sends, setSends] = useState(0)
  const [digits, setDigits] = useState<number>(OTP_LENGTH)
  const [isChecking, setChecking] = useState(false)
  const [resendIn, waitToResend] = useCountdown()
  const refusal = useRefusal<LoginField>()
  /** Changes of the number: a code that was asked for before one is another number's. */
  const numbers = useRef(0)

  async function sendOtp(newUser = details) {
    const data = newUser ? { mobileNumber, ...newUser, isNewUser: true as const } : { mobileNumber }
    const asked = numbers.current
    let length: number = OTP_LENGTH
    const answer = await shop.session
      .sendOtp(data, {
        onCheck: () => setChecking(true),
        onSent: (code) => {
          length = code.digits
        },
      })
      .finally(() => setChecking(false))
    if (asked !== numbers.current) return
    if (answer === 'newUser') {
      setStep('details')
      return
    }
    setDetails(newUser)
    setOtp('')
    setDigits(length)
    setStep('otp')
    waitToResend(RESEND_SECONDS[Math.min(sends, RESEND_SECONDS.length - 1)] ?? 0)
    setSends(sends + 1)
  }

  const submit =
    (check: (values: Record<string, string>) => FormRefusal<LoginField> | null) =>
    (work: (values: Record<string, string>) => Promise<void>, onFailure?: (form: HTMLFormElement) => void) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const values = formValues(form)
      if (isBusy || refusal.refuse(check(values), form)) return
      void run(
        () => work(values),
        (failure) => {
          // A notice has said why, and goes; what another try may mend stays in its place.
          if (isUnreached(failure as ShopError)) refusal.complain(failureText(shop, failure))
          onFailure?.(form)
        },
      )
    }
  const focusOtp = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem('otp') as HTMLInputElement
    field.focus()
    field.select()
  }

  return {
    step,
    mobileNumber,
    otp,
    digits,
    isBusy,
    isChecking,
    resendIn,
    refusal,
    changeMobileNumber(text: string) {
      numbers.current += 1
      setMobileNumber(text)
      setDetails(undefined)
      setSends(0)
      refusal.clear()
      // Another number may be a known one: it is asked for alone again.
      if (step === 'details') setStep('mobile')
    },
    changeOtp(text: string) {
      setOtp(text)
      refusal.clear()
    },
    submitNumber: submit(step === 'details' ? checkNewUser : checkMobile)(({ username = '', email = '' }) =>
      sendOtp(step === 'details' ? { username: username.trim(), email: email.trim() } : undefined),
    ),
    submitOtp: submit((values) => checkOtp(values, digits))(
      async (values) => onLoggedIn(await shop.session.verifyOtp(mobileNumber, values.otp ?? '')),
      focusOtp,
    ),
    resend({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
      void run(
        async () => {
          await sendOtp()
          focusOtp(form)
        },
        () => {},
      )
    },
    changeNumber() {
      numbers.current += 1
      setStep('mobile')
      setDetails(undefined)
      refusal.clear()
    },
  }
}
