'use client'

import type { Address, AppliedCoupon, CartLine } from '@dawakit/client'
import type { TotalsInPaise } from '@dawakit/core/cart'
import type { CheckoutConfig, PaymentMethod, PaymentOffer } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { cashAboveCeiling, type Refusal } from '@dawakit/core/refusals'
import { useState } from 'react'
import { type Delivery, useDelivery } from '../../cart/checkout-entry/use-delivery.ts'
import { useCart, useCoupon, useSession } from '../../ground/shop-context/shop-stores.ts'
import type { OrderedFor } from './ordered-for.ts'
import { summaryOf } from './summary.ts'
import { useSignedOut } from './use-signed-out.ts'

/** What a customer decides on the way to an order. */
export interface OrderChoices {
  addressId?: string
  /** Ids of the prescriptions. */
  selected: ReadonlySet<string>
  method?: PaymentMethod
  acceptedTerms: boolean
  /** Undefined until it was asked. */
  orderedFor?: OrderedFor
  /** The order by prescription that it is placed from. */
  prepared?: PreparedFrom
}

/** What an order takes from an order by prescription. */
export interface PreparedFrom {
  id: string
  /** Ids of the prescriptions that the pharmacist has read. */
  prescriptions: readonly string[]
}

/** The order as it stands: what is in the cart, what was chosen, and what it comes to. */
export interface OrderDraft {
  userId: string | undefined
  lines: readonly CartLine[]
  coupon: AppliedCoupon | null
  /** The chosen address, else the customer's first. */
  address: Address | undefined
  /** Those of the selected prescriptions that the customer still has. */
  prescriptions: string[]
  selected: ReadonlySet<string>
  /** The ways to pay that the shop offers. */
  offers: readonly PaymentOffer[]
  /** Why this order cannot be paid in cash, null where it can. */
  cashRefusal: Refusal | null
  /** The chosen way to pay, else the shop's first that is open to this order. */
  method: PaymentMethod | undefined
  acceptedTerms: boolean
  orderedFor: OrderedFor | undefined
  prepared: PreparedFrom | undefined
  delivery: Delivery
  retryDelivery: () => void
  totals: TotalsInPaise
}

/** What is chosen from now on, or how it follows from what is chosen by then. */
export type Choice = Partial<OrderChoices> | ((now: OrderChoices) => Partial<OrderChoices>)

const NOTHING_CHOSEN: OrderChoices = { selected: new Set(), acceptedTerms: false }

/** @param config - Undefined until the shop has told how it takes money. */
export function useOrderDraft(config: CheckoutConfig | undefined) {
  const { user } = useSession()
  const { lines } = useCart()
  const coupon = useCoupon()
  const [{ addressId, selected, method, acceptedTerms, orderedFor, prepared }, setChoices] =
    useState(NOTHING_CHOSEN)
  useSignedOut(() => setChoices(NOTHING_CHOSEN))
  const addresses = user?.shippingAddresses ?? []
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0]
  const [delivery, retryDelivery] = useDelivery(address?.stateName)
  const totals = summaryOf(lines, coupon, typeof delivery === 'object' ? delivery.shippingFees : 0)
  const { offers = [], cashCeiling } = config ?? {}
  const isAbove = cashCeiling !== undefined && totals.total > fromRupees(cashCeiling)
  const open = isAbove ? offers.filter((one) => one.method !== CASH_ON_DELIVERY) : offers
  const draft: OrderDraft = {
    userId: user?._id,
    lines,
    coupon,
    address,
    prescriptions: [
      ...new Set([
        ...(prepared?.prescriptions ?? []),
        ...(user?.prescriptions ?? []).map(({ id }) => id).filter((id) => selected.has(id)),
      ]),
    ],
    selected,
    offers,
    cashRefusal: isAbove ? cashAboveCeiling : null,
    method: (open.find((one) => one.method === method) ?? open[0])?.method,
    acceptedTerms,
    orderedFor,
    prepared,
    delivery,
    retryDelivery,
    totals,
  }
  const choose = (choice: Choice) =>
    setChoices((now) => ({ ...now, ...(typeof choice === 'function' ? choice(now) : choice) }))
  return [draft, choose] as const
}
