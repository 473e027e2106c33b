import { AccountNav, type AccountView } from '@dawakit/widgets/account-nav'
import { OrdersTable } from '@dawakit/widgets/orders-table'
import { Prescriptions } from '@dawakit/widgets/prescriptions'
import { Profile } from '@dawakit/widgets/profile'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

const hrefs: Record<AccountView, string> = {
  profile: paths.profile(),
  orders: paths.profile('orders'),
  prescriptions: paths.profile('prescriptions'),
}

/** The account: side navigation and the view that the address names. */
export default function AccountIsland({ view }: { view: AccountView }) {
  return (
    <CustomerOnly>
      <div className="account">
        <AccountNav current={view} hrefs={hrefs} />
        <div className="account__view">
          {view === 'profile' && <Profile />}
          {view === 'orders' && <OrdersTable orderHref={(id) => paths.order({ _id: id })} />}
          {view === 'prescriptions' && (
            <div className="account__card">
              <Prescriptions />
            </div>
          )}
        </div>
      </div>
    </CustomerOnly>
  )
}
