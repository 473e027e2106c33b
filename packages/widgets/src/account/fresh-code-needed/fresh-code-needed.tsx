'use client'

import type { User } from '@dawakit/client'
import { freshCodeNeeded } from '@dawakit/core/refusals'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { freshCodeNeededLabels } from './fresh-code-needed-labels.ts'

interface FreshCodeNeededProps {
  /** What waits. */
  of: NonNullable<User['withheld']>[number]
}

/**
 * On a partner's page, a while after signing in: what was saved before waits for a new code. The login's drawer asks for
 * it, with the customer's own number; what was typed on the page stays.
 */
export function FreshCodeNeeded({ of }: FreshCodeNeededProps) {
  const labels = useLabels('freshCodeNeeded', freshCodeNeededLabels)
  const shop = useShop('FreshCodeNeeded')
  const { user } = useSession()
  if (!user?.withheld?.includes(of)) return null
  return (
    <EmptyState
      title={shop.say(freshCodeNeeded)}
      action={
        <Button variant="secondary" size="small" onClick={() => shop.openOverlay('login', { isAgain: true })}>
          {labels.confirm}
        </Button>
      }
    />
  )
}
