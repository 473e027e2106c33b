import { InvoiceDialog } from '@dawakit/widgets/invoice'

export const BillDialog = ({ orderId, onClose }: { orderId: string | null; onClose: () => void }) => (
  <InvoiceDialog orderId={orderId} onClose={onClose} />
)
