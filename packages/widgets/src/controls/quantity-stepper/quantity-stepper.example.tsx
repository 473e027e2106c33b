import { QuantityStepper } from '@dawakit/widgets/quantity-stepper'
import { useState } from 'react'

export function Strips() {
  const [strips, setStrips] = useState(1)
  return <QuantityStepper label="Strips" value={strips} max={10} onChange={setStrips} />
}
