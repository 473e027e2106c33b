import { PreparedOrder } from '@dawakit/widgets/prescription-requests'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

export default function PreparedOrderIsland({ requestId }: { requestId: string }) {
  return (
    <CustomerOnly>
      <PreparedOrder
        requestId={requestId}
        requestsHref={paths.uploadPrescription()}
        checkoutHref={paths.checkoutOf}
        orderHref={(_id) => paths.order({ _id })}
        onAskAgain={(id) => location.assign(paths.prepared(id))}
      />
    </CustomerOnly>
  )
}
