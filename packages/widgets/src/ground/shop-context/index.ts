export { labelsOf } from './labels-of.ts'
export {
  ShopProvider,
  type ShopProviderProps,
  useOptionalShop,
  useShop,
  useShopEvent,
  useShopStore,
} from './shop-context.tsx'
export { useCart, useCoupon, useNotifications, useOverlay, usePincode, useSession } from './shop-stores.ts'
export { useWidgetId } from './use-widget-id.ts'
