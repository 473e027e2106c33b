'use client'

import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Drawer } from '../../controls/dialog/drawer.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { LogoutIcon } from '../../controls/icon/logout-icon.ts'
import { MenuIcon } from '../../controls/icon/menu-icon.ts'
import { PackageIcon } from '../../controls/icon/package-icon.ts'
import { UserIcon } from '../../controls/icon/user-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { accountNavLabels } from './account-nav-labels.ts'

export type AccountView = 'profile' | 'orders' | 'prescriptions'

export interface AccountNavProps {
  /** The view that is open. */
  current: AccountView
  /** Where each view is. */
  hrefs: Record<AccountView, string>
  /** Signed out. @default the browser goes to '/' */
  onLogout?: () => void
}

const icons = { profile: UserIcon, orders: PackageIcon, prescriptions: FileIcon }
const views: readonly AccountView[] = ['profile', 'orders', 'prescriptions']

/** The side navigation of the account; in a drawer where there is no side. */
export function AccountNav(props: AccountNavProps) {
  const labels = useLabels('accountNav', accountNavLabels)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dawa-widget dawa-account-nav" part="account-nav">
      <Button
        className="dawa-account-nav__open"
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon /> {labels.heading}
      </Button>
      <nav className="dawa-account-nav__side" aria-label={labels.heading}>
        <h2 className="dawa-account-nav__heading">{labels.heading}</h2>
        <AccountLinks {...props} />
      </nav>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={labels.heading}>
        <nav aria-label={labels.heading}>
          <AccountLinks {...props} />
        </nav>
      </Drawer>
    </div>
  )
}

function AccountLinks({ current, hrefs, onLogout = () => location.assign('/') }: AccountNavProps) {
  const labels = useLabels('accountNav', accountNavLabels)
  const shop = useShop('AccountNav')
  const { isBusy, run } = useTask('session')
  return (
    <ul className="dawa-account-nav__links">
      {views.map((view) => {
        const Icon = icons[view]
        return (
          <li key={view}>
            <a href={hrefs[view]} aria-current={view === current ? 'page' : undefined} part="account-link">
              <Icon /> {labels[view]}
            </a>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() =>
            run(async () => {
              await shop.session.signOut()
              onLogout()
            })
          }
        >
          <LogoutIcon /> {labels.logout}
        </button>
      </li>
    </ul>
  )
}
