import { orderNotFound } from '@dawakit/core/refusals'
import { EmptyState } from '@dawakit/widgets/empty-state'
import { PackageIcon } from '@dawakit/widgets/icon'
import { useSession, useShop } from '@dawakit/widgets/shop-context'
import { Skeleton } from '@dawakit/widgets/skeleton'
import { createElement, type FunctionComponent, useEffect, useState } from 'react'

/** In place of an order's id: the customer's newest order, for pages that do not know it. */
const LATEST = 'latest'

interface OrderProps {
  orderId?: string
}

/** The id of the customer's newest order; undefined while nobody knows, null where there is none. */
function useLatestOrderId(): string | null | undefined {
  const shop = useShop('LatestOrder')
  const userId = useSession().user?._id
  const [id, setId] = useState<string | null>()
  useEffect(() => {
    setId(undefined)
    if (!userId) return
    let isCurrent = true
    const settle = (found: string | null) => {
      if (isCurrent) setId(found)
    }
    shop.call('GET /get/orderByUserId', { query: { id: userId, page: 1, limit: 1 } }).then(
      ({ data }) => settle(data[0]?._id ?? null),
      // The widget that then asks for the order says what is wrong, with a way to ask again.
      () => settle(LATEST),
    )
    const stop = shop.on('order:place', ({ _id }) => {
      isCurrent = false
      setId(_id)
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [shop, userId])
  return id
}

/** A widget of one order that also takes `order-id="latest"`. */
export function ofLatestOrder<Props extends OrderProps>(
  Widget: FunctionComponent<Props>,
): FunctionComponent<Props> {
  function LatestOrder(props: Props) {
    const { status } = useSession()
    const orderId = useLatestOrderId()
    // A guest is asked to log in by the widget itself.
    if (status === 'guest' || orderId)
      return createElement(Widget, { ...props, orderId: orderId ?? undefined })
    if (orderId === undefined)
      return createElement('div', { className: 'dawa-widget' }, createElement(Skeleton))
    const icon = createElement(PackageIcon, { size: 32 })
    return createElement(
      'div',
      { className: 'dawa-widget' },
      createElement(EmptyState, { title: orderNotFound.text, icon }),
    )
  }
  return function OrderElement(props: Props) {
    return createElement(props.orderId === LATEST ? LatestOrder : Widget, props)
  }
}
