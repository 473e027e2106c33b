import { Checkout } from '@dawakit/widgets/checkout'
import { CustomerOnly } from '../account/customer-only.tsx'
import { paths } from '../paths.ts'

export default function CheckoutIsland() {
  return (
    <CustomerOnly>
      <Checkout
        shopHref={paths.home()}
        ordersHref={paths.orders()}
        termsHref={paths.terms()}
        privacyHref={paths.privacy()}
        onOrderPlace={() => location.assign(paths.orders())}
      />
    </CustomerOnly>
  )
}
