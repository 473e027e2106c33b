import { PrescriptionRequests } from '@dawakit/widgets/prescription-requests'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

export default function PrescriptionRequestsIsland() {
  return (
    <CustomerOnly>
      <PrescriptionRequests requestHref={paths.prepared} />
    </CustomerOnly>
  )
}
