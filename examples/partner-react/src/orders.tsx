import type { Shop } from '@dawakit/client'
import type { Order } from '@dawakit/core/contract'
import { hasInvoice } from '@dawakit/core/order'
import { Invoice } from '@dawakit/widgets/invoice'
import { OrderTracker } from '@dawakit/widgets/order-tracker'
import { useSession, useShop } from '@dawakit/widgets/shop-context'
import { useEffect, useState } from 'react'

/** A start asks again whose the stored session is. */
const startAgain = (shop: Shop) => {
  shop.dispose()
  return shop.start()
}

/** The customer's orders here, each with its tracker. */
export function Orders() {
  const shop = useShop()
  const { user, status, isUnverified } = useSession()
  const [orders, setOrders] = useState<Order[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const userId = user?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setOrders(null)
    setFailure(null)
    if (!userId) return
    const stop = new AbortController()
    shop.call('GET /get/orderByUserId', { query: { id: userId, limit: 5 } }, { signal: stop.signal }).then(
      ({ data }) => setOrders(data),
      ({ message }: Error) => {
        if (!stop.signal.aborted) setFailure(message)
      },
    )
    return () => stop.abort()
  }, [shop, userId, attempt])

  return (
    <section aria-labelledby="orders-title">
      <h1 id="orders-title">My orders</h1>
      {isUnverified && (
        <div role="alert">
          <p>The pharmacy cannot be reached, so we cannot show your orders just now.</p>
          <button type="button" className="dawa-button" onClick={() => void startAgain(shop)}>
            Try again
          </button>
        </div>
      )}
      {status === 'guest' && !isUnverified && (
        <p>
          <button type="button" className="dawa-button" onClick={() => shop.openOverlay('login')}>
            Sign in to see your orders
          </button>
        </p>
      )}
      {failure && (
        <div role="alert">
          <p>{failure}</p>
          <button type="button" className="dawa-button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      )}
      {orders?.length === 0 && <p>You have no orders here so far.</p>}
      {orders?.map((order) => (
        <article key={order._id} className="clinic-order" aria-label={`Order ${order.orderNumber}`}>
          <h2>Order {order.orderNumber}</h2>
          <OrderTracker order={order} checkoutHref="#checkout" />
          {hasInvoice(order) && <Invoice orderId={order._id} />}
        </article>
      ))}
    </section>
  )
}
