'use client'

import type { AppliedCoupon } from '@dawakit/client'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useCoupon, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { couponBoxLabels } from './coupon-box-labels.ts'

/** What an applied coupon has to be good for: who uses it, and for what; '' while there is nothing to ask. */
function useAskedFor(coupon: AppliedCoupon | null): string {
  const { user } = useSession()
  const { lines } = useCart()
  return coupon && user && lines.length
    ? [coupon.name, user._id, ...lines.map(({ _id }) => _id)].join(' ')
    : ''
}

/** One coupon per cart: a code to apply, or the applied one to remove. One that is no longer good goes with its sentence. */
export function CouponBox() {
  const labels = useLabels('couponBox', couponBoxLabels)
  const shop = useShop('CouponBox')
  const coupon = useCoupon()
  const { isBusy, run } = useTask()
  const [refusal, setRefusal] = useState<string>()
  const kept = useKeptFocus<HTMLFieldSetElement>()
  const askedFor = useAskedFor(coupon)
  const userId = useSession().user?._id
  // Why a coupon was refused is not said to somebody else: a guest who was asked to log in has done so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes
  useEffect(() => setRefusal(undefined), [userId])
  useEffect(() => {
    if (!askedFor) return
    shop.coupon.check().catch((failure) => {
      if (!shop.$coupon.get()) setRefusal(failureText(shop, failure))
    })
  }, [shop, askedFor])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('coupon') ?? '')
    const form = event.currentTarget
    setRefusal(undefined)
    void run(
      () => shop.coupon.apply(code),
      (failure) => {
        setRefusal(failureText(shop, failure))
        ;(form.elements.namedItem('coupon') as HTMLInputElement).focus()
      },
    )
  }

  return (
    <fieldset {...kept} className="dawa-coupon" aria-label={labels.title}>
      {coupon ? (
        <p className="dawa-coupon-box dawa-coupon-box--applied" part="coupon-box">
          <CheckIcon size={18} />
          <span>{labels.applied(coupon.name, coupon.discountPercentage)}</span>
          <Button variant="ghost" size="small" onClick={() => shop.coupon.remove()}>
            {labels.remove}
          </Button>
        </p>
      ) : (
        <form className="dawa-coupon-box" part="coupon-box" onSubmit={apply}>
          <TextField
            name="coupon"
            label={labels.code}
            isLabelHidden
            placeholder={labels.code}
            error={refusal}
            onChange={() => setRefusal(undefined)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {labels.apply}
          </Button>
        </form>
      )}
    </fieldset>
  )
}
