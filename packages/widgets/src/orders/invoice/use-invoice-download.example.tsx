import { Button } from '@dawakit/widgets/button'
import { useInvoiceDownload } from '@dawakit/widgets/invoice'

export function DownloadBill({ orderId }: { orderId: string }) {
  const { isBusy, downloadOf } = useInvoiceDownload()
  return (
    <Button isBusy={isBusy} onClick={() => downloadOf(orderId)}>
      Download
    </Button>
  )
}
