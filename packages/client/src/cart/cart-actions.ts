import type { Kernel } from '../kernel.ts'
import type { Shop } from '../shop.ts'
import { changeCart } from './change-cart.ts'

type Input<Name extends keyof Shop['cart']> = Parameters<Shop['cart'][Name]>

export const addToCart = (kernel: Kernel, ...[product, quantity = 1, variant = null]: Input<'add'>) =>
  changeCart(kernel, { kind: 'add', product, quantity, variant })

export const removeFromCart = (kernel: Kernel, ...[productId, variant = null]: Input<'remove'>) =>
  changeCart(kernel, { kind: 'remove', productId, variant })

export const setCartQuantity = (
  kernel: Kernel,
  ...[productId, quantity, variant = null]: Input<'setQuantity'>
) => changeCart(kernel, { kind: 'setQuantity', productId, quantity, variant })

export const clearCart = (kernel: Kernel) => changeCart(kernel, { kind: 'clear' })
