import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $cart, priceText } from '../cart.ts'

export function CartButton() {
  const lines = useStore($cart)
  const [isOpen, setOpen] = useState(false)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return (
    <div className="cart">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Cart {pieces}
      </button>
      {isOpen && (
        <div className="cart__panel">
          {lines.length === 0 && <p>Your cart is empty.</p>}
          <ul>
            {lines.map(({ id, name, quantity }) => (
              <li key={id}>
                {name} × {quantity}
              </li>
            ))}
          </ul>
          <p>{priceText.format(total)}</p>
        </div>
      )}
    </div>
  )
}
