import type { ProductSummary } from '@dawakit/client'
import { Button } from '@dawakit/widgets/button'
import { useNotifyMe } from '@dawakit/widgets/notify-me'

export function TellMe({ product }: { product: ProductSummary }) {
  const { isNotified, isBusy, request } = useNotifyMe(product)
  return isNotified ? (
    <p>We tell you when it is back.</p>
  ) : (
    <Button isBusy={isBusy} onClick={request}>
      Notify me
    </Button>
  )
}
