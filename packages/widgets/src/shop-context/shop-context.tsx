'use client'

import type { Cart, Session, Shop, ShopEventMap } from '@dawakit/client'
import type { ReadableAtom } from 'nanostores'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

interface ShopHold {
  shop: Shop
  /** False on the server and during hydration: widgets then show what the server could know. */
  isMounted: boolean
}

const ShopContext = createContext<ShopHold | null>(null)

export interface ShopProviderProps {
  /** The page's one shop, made by `createShop()`. */
  shop: Shop
  children?: ReactNode
}

/**
 * Gives the widgets inside it their shop, and starts it in the browser.
 * Several providers of one page may share one shop.
 */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    setMounted(true)
    // A failed start leaves a guest's shop, which is what the stores then say.
    shop.start().catch(() => {})
  }, [shop])
  const hold = useMemo(() => ({ shop, isMounted }), [shop, isMounted])
  return <ShopContext.Provider value={hold}>{children}</ShopContext.Provider>
}

function useHold(user: string): ShopHold {
  const hold = useContext(ShopContext)
  if (!hold) throw new Error(`\`${user}\` must be used within \`ShopProvider\`.`)
  return hold
}

/**
 * @param user - The component's name, for the message of the error.
 * @throws {Error} outside a `ShopProvider`.
 */
export function useShop(user = 'useShop'): Shop {
  return useHold(user).shop
}

/** The shop around a component, or null: for parts that also work without one. */
export function useOptionalShop(): Shop | null {
  return useContext(ShopContext)?.shop ?? null
}

/**
 * A store's value, live. While hydrating it is the store's initial value, so that the markup is the
 * server's, also where another part of the page has already filled the shop.
 */
export function useShopStore<Value>(pick: (shop: Shop) => ReadableAtom<Value>): Value {
  const { shop, isMounted } = useHold('useShopStore')
  const { get, listen, init } = pick(shop) as ReadableAtom<Value> & { init?: Value }
  const value = useSyncExternalStore(listen, get, get)
  return isMounted || init === undefined ? value : init
}

export const useCart = (): Cart => useShopStore((shop) => shop.$cart)
export const useSession = (): Session => useShopStore((shop) => shop.$session)
export const usePincode = () => useShopStore((shop) => shop.$pincode)
export const useCoupon = () => useShopStore((shop) => shop.$coupon)
export const useNotifications = () => useShopStore((shop) => shop.$notifications)
export const useOverlay = () => useShopStore((shop) => shop.$overlay)

/** Calls `listener` at each event of the shop. It may be a new function at each render, or undefined. */
export function useShopEvent<Name extends keyof ShopEventMap>(
  name: Name,
  listener: ((detail: ShopEventMap[Name]) => void) | undefined,
): void {
  const shop = useShop('useShopEvent')
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => shop.on(name, (detail) => latest.current?.(detail)), [shop, name])
}
