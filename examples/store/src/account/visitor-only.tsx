import { ShopProvider, useSession } from '@dawakit/widgets/shop-context'
import { type ReactNode, useEffect, useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

/** A visitor's route. A customer, who is signed in already, goes home. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <Gate>{children}</Gate>
    </ShopProvider>
  )
}

function Gate({ children }: { children: ReactNode }) {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'signedIn') location.replace(paths.home())
  }, [status])
  return children
}
