import { atom } from 'nanostores'

export interface CartLine {
  id: string
  name: string
  price: number
  quantity: number
}

export const $cart = atom<CartLine[]>([])

export function addToCart(line: Omit<CartLine, 'quantity'>, quantity: number): void {
  const lines = $cart.get()
  const known = lines.find(({ id }) => id === line.id)
  $cart.set(
    known
      ? lines.map((one) => (one === known ? { ...one, quantity: one.quantity + quantity } : one))
      : [...lines, { ...line, quantity }],
  )
}

export const priceText = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
