'use client'

import type { Order } from '@dawakit/client'
import { useEffect, useRef } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import type { TypedRecipient } from './ordered-for.ts'

/** Orders that are looked through for the last doctor and the last patient. */
const LATEST = 5

/** Whom the latest of some orders that name somebody were for. @param orders - The newest first. */
export function recipientOf(orders: readonly Order[]): Omit<TypedRecipient, 'isForMyself'> {
  const patient = orders.find((order) => order.patient)?.patient
  const doctor = orders.find((order) => order.doctorInfo?.doctorName)?.doctorInfo.doctorName
  return { name: patient?.name ?? '', age: patient ? String(patient.age) : '', doctor: doctor ?? '' }
}

/** Tells once whom the customer's last orders were for, if they say. Without them the fields stay empty. */
export function useLastRecipient(
  userId: string | undefined,
  onFound: (last: ReturnType<typeof recipientOf>) => void,
): void {
  const shop = useShop('Checkout')
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    shop.call('GET /get/orderByUserId', { query: { id: userId, limit: LATEST } }).then(
      ({ data }) => {
        if (isCurrent) latest.current(recipientOf(data))
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [shop, userId])
}
