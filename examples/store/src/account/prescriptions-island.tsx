import { Prescriptions } from '@dawakit/widgets/prescriptions'
import { CustomerOnly } from './customer-only.tsx'

export default function PrescriptionsIsland() {
  return (
    <CustomerOnly>
      <div className="account__card">
        <Prescriptions />
      </div>
    </CustomerOnly>
  )
}
