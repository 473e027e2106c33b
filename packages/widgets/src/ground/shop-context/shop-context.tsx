'use client'

import type { Shop, ShopEventMap } from '@dawakit/client'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

const ShopContext = createContext<Shop | null>(null)

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
  useEffect(() => {
    // A failed start leaves a guest's shop, which is what the stores then say.
    shop.start().catch(() => {})
  }, [shop])
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

/** The shop around a component, or null: for parts that also work without one. */
export const useOptionalShop = (): Shop | null => useContext(ShopContext)

/**
 * @param user - The component's name, for the message of the error.
 * @throws {Error} outside a `ShopProvider`.
 */
export function useShop(user = 'useShop'): Shop {
  const shop = useOptionalShop()
  if (!shop) throw new Error(`\`${user}\` must be used within \`ShopProvider\`.`)
  return shop
}

/**
 * A store's value, live. On the server and while hydrating it is the store's initial value, so that the
 * markup is the server's, also where another part of the page has already filled the shop.
 */
export function useShopStore<Value>(pick: (shop: Shop) => ReadableAtom<Value>): Value {
  return useStore(pick(useShop()), { ssr: 'initial' })
}

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
