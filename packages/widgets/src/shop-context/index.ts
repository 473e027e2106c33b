export {
  ShopProvider,
  type ShopProviderProps,
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
} from './shop-context.tsx'
export { useWidgetId } from './use-widget-id.ts'
