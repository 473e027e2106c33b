import { ButtonLink } from '@dawakit/widgets/button'
import { EmptyState } from '@dawakit/widgets/empty-state'
import { PackageIcon } from '@dawakit/widgets/icon'

export const NoOrders = () => (
  <EmptyState
    icon={<PackageIcon size={48} />}
    title="No orders yet"
    text="What you order stands here."
    action={<ButtonLink href="/">To the shop</ButtonLink>}
  />
)
