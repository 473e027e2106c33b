'use client'

import { loginLabels, loginRequired } from '@dawakit/core/messages'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { UserIcon } from '../icon/icon.tsx'
import { useShop } from '../shop-context/shop-context.tsx'

/** In place of what is a customer's own: why a guest sees none of it, and the way in. */
export function LoginNeeded() {
  const shop = useShop('LoginNeeded')
  return (
    <EmptyState
      title={loginRequired.text}
      icon={<UserIcon size={32} />}
      action={<Button onClick={() => shop.openOverlay('login')}>{loginLabels.title}</Button>}
    />
  )
}
