'use client'

import { Button } from '../../controls/button/button.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { loginLabels } from './login-labels.ts'

/** Who is signed in, and the way out: also while the shop cannot be asked for the name. */
export function SignedIn() {
  const labels = useLabels('login', loginLabels)
  const shop = useShop('SignedIn')
  const { user } = useSession()
  return (
    <p className="dawa-login__session" part="session">
      {user ? (
        <span>
          {labels.signedInAs} <strong>{user.username}</strong>
        </span>
      ) : (
        labels.signedIn
      )}
      <Button variant="secondary" size="small" onClick={() => void shop.session.signOut()}>
        {labels.logout}
      </Button>
    </p>
  )
}
