'use client'

import type { PayTo } from '@dawakit/core/contract'
import { HOLDER_MAX } from '@dawakit/core/returns'
import { TextField } from '../../controls/field/field.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderReturnsLabels } from './order-returns-labels.ts'

export interface PayToFieldsProps {
  payTo: PayTo
  onChange: (payTo: PayTo) => void
}

/** Where money goes that was paid in cash: a UPI ID or a bank account. */
export function PayToFields({ payTo, onChange }: PayToFieldsProps) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  return (
    <fieldset>
      <legend>{labels.payTo}</legend>
      <p className="dawa-order__muted">{labels.payToHint}</p>
      <label className="dawa-order__choice">
        <input
          type="radio"
          checked={payTo.way === 'upi'}
          onChange={() => onChange({ way: 'upi', upiId: '' })}
        />
        {labels.upi}
      </label>
      <label className="dawa-order__choice">
        <input
          type="radio"
          checked={payTo.way === 'bank'}
          onChange={() => onChange({ way: 'bank', holder: '', accountNumber: '', ifsc: '' })}
        />
        {labels.bank}
      </label>
      {payTo.way === 'upi' ? (
        <TextField
          label={labels.upi}
          autoComplete="off"
          inputMode="email"
          value={payTo.upiId}
          onChange={(event) => onChange({ way: 'upi', upiId: event.currentTarget.value })}
        />
      ) : (
        <>
          <TextField
            label={labels.holder}
            autoComplete="off"
            maxLength={HOLDER_MAX}
            value={payTo.holder}
            onChange={(event) => onChange({ ...payTo, holder: event.currentTarget.value })}
          />
          <TextField
            label={labels.account}
            autoComplete="off"
            inputMode="numeric"
            value={payTo.accountNumber}
            onChange={(event) => onChange({ ...payTo, accountNumber: event.currentTarget.value })}
          />
          <TextField
            label={labels.ifsc}
            autoComplete="off"
            value={payTo.ifsc}
            onChange={(event) => onChange({ ...payTo, ifsc: event.currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  )
}
