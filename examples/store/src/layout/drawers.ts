import type { OverlayName } from '@dawakit/client'
import type { ComponentType } from 'react'

type Drawer = () => Promise<{ default: ComponentType }>

/** What fetches each drawer and dialog, by the name that opens it. */
export const drawers: Readonly<Partial<Record<OverlayName, Drawer>>> = {
  login: () => import('./overlay-login.tsx'),
  cart: () => import('./overlay-cart.tsx'),
  pincode: () => import('./overlay-pincode.tsx'),
  'order-again': () => import('./overlay-again.tsx'),
  'request-product': () => import('./overlay-request.tsx'),
}
