import { cartEmpty } from '@dawakit/core/refusals'
import { Checkout } from '@dawakit/widgets/checkout'
import { useCart, useSession, useShop } from '@dawakit/widgets/shop-context'
import { useEffect, useRef, useState } from 'react'
import { CustomerOnly } from '../account/customer-only.tsx'
import { paths } from '../paths.ts'

export default function CheckoutIsland() {
  return (
    <CustomerOnly>
      <FullCartOnly />
    </CustomerOnly>
  )
}

/** Who comes with an empty cart gets the home page, and is told there why. A cart that is empty because it was just ordered stays. */
function FullCartOnly() {
  const shop = useShop('CheckoutIsland')
  const { lines, isBusy } = useCart()
  const { isUnverified } = useSession()
  const isDecided = useRef(false)
  const [preparedId] = useState(() => new URLSearchParams(location.search).get('prepared'))
  useEffect(() => {
    if (isDecided.current || isBusy || isUnverified) return
    isDecided.current = true
    if (lines.length > 0) return
    shop.notify({ kind: 'error', title: shop.say(cartEmpty) })
    location.replace(paths.home())
  }, [shop, lines, isBusy, isUnverified])
  return (
    <Checkout
      {...(preparedId && { preparedId })}
      shopHref={paths.home()}
      ordersHref={paths.orders()}
      termsHref={paths.terms()}
      privacyHref={paths.privacy()}
      onOrderPlace={() => location.assign(paths.orders())}
    />
  )
}
