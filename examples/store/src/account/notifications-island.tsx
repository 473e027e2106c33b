import { Notifications } from '@dawakit/widgets/notifications'
import { CustomerOnly } from './customer-only.tsx'

export default function NotificationsIsland() {
  return (
    <CustomerOnly>
      <Notifications />
    </CustomerOnly>
  )
}
