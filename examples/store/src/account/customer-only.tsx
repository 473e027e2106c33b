import { notices } from '@dawakit/client'
import { ShopProvider, useSession, useShop } from '@dawakit/widgets/shop-context'
import { Skeleton } from '@dawakit/widgets/skeleton'
import { type ReactNode, useEffect, useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

/**
 * A customer's route. A visitor gets the home page with the login prompt, and comes back here after signing in;
 * who signs out here goes home without one. Who could not be verified stays, and each part says that and tries again.
 */
export function CustomerOnly({ children }: { children: ReactNode }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <Gate>{children}</Gate>
    </ShopProvider>
  )
}

function Gate({ children }: { children: ReactNode }) {
  const shop = useShop('CustomerOnly')
  const { status, isUnverified } = useSession()
  useEffect(() => {
    if (status !== 'guest' || isUnverified) return
    const { loggedOut } = (shop.language?.notices ?? notices).session
    const hasLeft = shop.$notices.get().some(({ title }) => title === loggedOut)
    location.replace(hasLeft ? paths.home() : paths.loginPrompt(location.pathname + location.search))
  }, [shop, status, isUnverified])
  return status === 'signedIn' || isUnverified ? children : <Skeleton className="customer-only" />
}
