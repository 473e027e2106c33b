import { PrescriptionPicker } from '@dawakit/widgets/prescriptions'
import { useState } from 'react'

export function Choice() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return <PrescriptionPicker selected={selected} onChange={setSelected} />
}
