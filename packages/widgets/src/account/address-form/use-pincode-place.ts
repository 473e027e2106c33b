'use client'

import { isPincode } from '@dawakit/core/delivery'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

export interface PincodePlace {
  pincode: string
  cityName: string
  stateName: string
  /** 'known' came with the address; it is not looked up again until the pincode changes. */
  status: 'empty' | 'known' | 'checking' | 'serviceable' | 'unserviceable' | 'failed'
  /** Lookups that failed and were asked for again. */
  repeats: number
  /** The city was typed after the pincode: it stays. */
  isCityTyped: boolean
}

/** City and state of a pincode, looked up once six digits stand. */
export function usePincodePlace(initial: Pick<PincodePlace, 'pincode' | 'cityName' | 'stateName'>) {
  const shop = useShop('AddressForm')
  const [place, setPlace] = useState<PincodePlace>({
    ...initial,
    status: initial.pincode ? 'known' : 'empty',
    repeats: 0,
    isCityTyped: false,
  })
  const { pincode, status, repeats } = place

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repetition asks again
  useEffect(() => {
    if (status !== 'checking') return
    let isCurrent = true
    const settle = (found: Partial<PincodePlace>) => {
      if (isCurrent) setPlace((now) => ({ ...now, ...found }))
    }
    const settleAt = (city: string, state: string) => {
      if (!isCurrent) return
      setPlace((now) => ({
        ...now,
        cityName: now.isCityTyped ? now.cityName : city,
        stateName: state,
        status: 'serviceable',
      }))
    }
    shop.pincode.check(pincode).then(
      (found) => {
        if (found) return settleAt(found.district, found.state)
        settle({ cityName: '', stateName: '', status: 'unserviceable' })
      },
      () => settle({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, pincode, status, repeats])

  const waiting = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = waiting.current
    if (status === 'checking' || !form) return
    waiting.current = null
    if (status !== 'failed') form.requestSubmit()
  }, [status])

  return {
    ...place,
    changePincode(digits: string) {
      waiting.current = null
      setPlace((now) => {
        // A letter was taken out again: what is known of these digits stands.
        if (digits === now.pincode) return now
        const status = isPincode(digits) ? 'checking' : 'empty'
        return { ...now, pincode: digits, status, isCityTyped: false }
      })
    },
    /**
     * The place comes first, asked for again after a failure; then the form is sent as it was asked to be.
     * @returns whether the form has to wait
     */
    holdBack(form: HTMLFormElement): boolean {
      if (status !== 'checking' && status !== 'failed') return false
      waiting.current = form
      // It may have failed in this very moment, before it shows.
      setPlace((now) => ({
        ...now,
        status: 'checking',
        repeats: now.repeats + Number(now.status === 'failed'),
      }))
      return true
    },
    changeCity: (cityName: string) => setPlace((now) => ({ ...now, cityName, isCityTyped: cityName !== '' })),
  }
}
