'use client'

import type { AddressInput } from '@dawakit/client'
import { ADDRESS_TYPES } from '@dawakit/core/customer'
import type { ReactNode } from 'react'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { addressFormLabels } from './address-form-labels.ts'

interface AddressTypeChoiceProps {
  /** The type it starts with. */
  defaultValue: AddressInput['addressType'] | undefined
  isInvalid: boolean
  error: ReactNode
}

/** Home, office or others. */
export function AddressTypeChoice({ defaultValue, isInvalid, error }: AddressTypeChoiceProps) {
  const labels = useLabels('addressForm', addressFormLabels)
  const id = useWidgetId('address-type')
  return (
    <div
      className="dawa-address-form__types"
      role="radiogroup"
      aria-labelledby={`${id}l`}
      aria-describedby={`${id}e`}
      aria-invalid={isInvalid || undefined}
    >
      <span id={`${id}l`} className="dawa-field__label" part="label">
        {labels.addressType}
      </span>
      {ADDRESS_TYPES.map((type) => (
        <label key={type} className="dawa-address-form__type" part="choice">
          <input type="radio" name="addressType" value={type} defaultChecked={defaultValue === type} />
          {labels.types[type]}
        </label>
      ))}
      <p id={`${id}e`} className="dawa-field__error" part="error">
        {error}
      </p>
    </div>
  )
}
