import type { PrescriptionCheck } from '@dawakit/core/contract'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { NO_PARTICULARS, particularsErrors } from './particulars-draft.ts'
import { ParticularsForm } from './particulars-form.tsx'

export interface WriteParticularsProps {
  check: PrescriptionCheck
  onDone: (now: PrescriptionCheck) => void
}

/** What an approval lacks that was given before it was asked for: the registers want it before it is packed. */
export function WriteParticulars({ check, onDone }: WriteParticularsProps) {
  const words = useWords()
  const lines = check.lines.filter(({ lacksParticulars }) => lacksParticulars)
  const [particulars, setParticulars] = useState(check.prescriptions.at(-1)?.particulars ?? NO_PARTICULARS)
  const write = useDeskChange('POST /desk/prescription/particulars', {
    onDone,
    onRefused({ code, data }) {
      if ((code === 'order-changed' || code === 'particulars-written') && data)
        onDone(data as PrescriptionCheck)
      return false
    },
  })
  if (lines.length === 0) return null
  const send = () =>
    write.mutate({
      orderId: check.orderId,
      seen: check.version,
      lines: lines.map(({ lineNo }) => ({ lineNo, particulars })),
    })
  return (
    <Section title={words('prescriptions.lacking.title')}>
      <Alert severity="warning">
        {words('prescriptions.lacking.of', { names: lines.map(({ name }) => name).join(', ') })}
      </Alert>
      <ParticularsForm
        particulars={particulars}
        errors={particularsErrors(write.error?.fields)}
        isRequired
        deliveryAddress={check.deliveryAddress}
        onChange={setParticulars}
      />
      <Button variant="contained" loading={write.isPending} onClick={send} sx={{ mt: 1 }}>
        {words('prescriptions.lacking.send')}
      </Button>
    </Section>
  )
}
