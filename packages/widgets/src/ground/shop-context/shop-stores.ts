'use client'

import type { Cart, Session } from '@dawakit/client'
import { useShopStore } from './shop-context.tsx'

export const useCart = (): Cart => useShopStore((shop) => shop.$cart)
export const useSession = (): Session => useShopStore((shop) => shop.$session)
export const usePincode = () => useShopStore((shop) => shop.$pincode)
export const useCoupon = () => useShopStore((shop) => shop.$coupon)
export const useNotifications = () => useShopStore((shop) => shop.$notifications)
export const useOverlay = () => useShopStore((shop) => shop.$overlay)
