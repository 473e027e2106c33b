import { createShop } from '@dawakit/client/fetch'
import {
  ShopProvider,
  useCart,
  useCoupon,
  useNotifications,
  useOptionalShop,
  useOverlay,
  usePincode,
  useSession,
  useShop,
  useShopEvent,
  useShopStore,
  useWidgetId,
} from '@dawakit/widgets/shop-context'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })

export const Page = () => (
  <ShopProvider shop={shop}>
    <Bar />
  </ShopProvider>
)

function Bar() {
  const { openOverlay } = useShop('Bar')
  const { lines } = useCart()
  const { status } = useSession()
  const pincode = usePincode()
  const coupon = useCoupon()
  const news = useNotifications()
  const overlay = useOverlay()
  const isStarted = useShopStore(({ $session }) => $session).status !== 'unknown'
  useShopEvent('cart:change', (cart) => console.log(cart))
  const titleId = useWidgetId('bar')
  return (
    <section aria-labelledby={titleId} aria-busy={!isStarted}>
      <h2 id={titleId}>{status === 'signedIn' ? 'Welcome back' : 'Welcome'}</h2>
      <button type="button" aria-expanded={overlay !== null} onClick={() => openOverlay('cart')}>
        Cart ({lines.length})
      </button>
      {pincode && `to ${pincode.pincode}`} {coupon && 'with a coupon'} {news && 'and news'}
      <Help />
    </section>
  )
}

/** A part that also stands where no shop is. */
const Help = () => (useOptionalShop() ? <a href="/help">Help</a> : null)
