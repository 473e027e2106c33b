import { useState } from 'react'
import { addToCart } from '../cart.ts'

interface Props {
  id: string
  name: string
  price: number
  most: number
}

export function ProductForm({ id, name, price, most }: Props) {
  const [quantity, setQuantity] = useState(1)
  const [isAdded, setAdded] = useState(false)
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        addToCart({ id, name, price }, quantity)
        setAdded(true)
      }}
    >
      <button type="button" onClick={() => setQuantity(Math.max(1, quantity - 1))} aria-label="One less">
        −
      </button>
      <output>{quantity}</output>
      <button type="button" onClick={() => setQuantity(Math.min(most, quantity + 1))} aria-label="One more">
        +
      </button>
      <button type="submit">{isAdded ? 'Added to Cart' : 'Add to Cart'}</button>
    </form>
  )
}
