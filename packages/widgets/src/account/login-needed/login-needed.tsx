'use client'

import { loginRequired } from '@dawakit/core/refusals'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { UserIcon } from '../../controls/icon/user-icon.ts'
import { ShopUnreached } from '../../controls/shop-unreached/shop-unreached.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { loginNeededLabels } from './login-needed-labels.ts'

/**
 * In place of what is a customer's own: why a guest sees none of it, and the way in. Who is signed in, but could not be
 * verified because the shop was not reached, hears that instead and can try again.
 * @param text - What is to be seen then.
 */
export function LoginNeeded({ text }: { text?: string }) {
  const labels = useLabels('loginNeeded', loginNeededLabels)
  const shop = useShop('LoginNeeded')
  const { isUnverified } = useSession()
  if (isUnverified) return <ShopUnreached />
  return (
    <EmptyState
      title={shop.say(loginRequired)}
      text={text}
      icon={<UserIcon size={32} />}
      action={<Button onClick={() => shop.openOverlay('login')}>{labels.title}</Button>}
    />
  )
}
