import { ShopProvider, useSession } from '@dawakit/widgets/shop-context'
import { Skeleton } from '@dawakit/widgets/skeleton'
import { type ReactNode, useEffect, useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

/**
 * A customer's route. A visitor gets the home page with the login prompt, and comes back here after signing in.
 */
export function CustomerOnly({ children }: { children: ReactNode }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <Gate>{children}</Gate>
    </ShopProvider>
  )
}

function Gate({ children }: { children: ReactNode }) {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'guest') location.replace(paths.loginPrompt(location.pathname + location.search))
  }, [status])
  return status === 'signedIn' ? children : <Skeleton className="customer-only" />
}
