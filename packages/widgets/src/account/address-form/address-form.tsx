'use client'

import type { Address, AddressInput } from '@dawakit/client'
import { checkAddress, type FormRefusal } from '@dawakit/core/customer'
import { isPincode } from '@dawakit/core/delivery'
import { pincodeUnavailable } from '@dawakit/core/refusals'
import type { FormEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { MobileField } from '../../controls/mobile-field/mobile-field.tsx'
import { LightDom } from '../../ground/light-dom/light-dom.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { addressFormLabels } from './address-form-labels.ts'
import { AddressTypeChoice } from './address-type-choice.tsx'
import { PlaceFields } from './place-fields.tsx'
import { usePincodePlace } from './use-pincode-place.ts'
import { useSaveAddress } from './use-save-address.ts'

export interface AddressFormProps {
  /** The address to edit; without one it adds. */
  address?: Address | null
  /** Saved: the customer's addresses as they are now. */
  onSaved?: (addresses: readonly Address[]) => void
  /** Cancel was pressed; without it there is no Cancel. */
  onCancel?: () => void
}

type AddressField = keyof AddressInput
const unserviceable: FormRefusal<AddressField> = {
  message: pincodeUnavailable,
  fields: ['pincode'],
}

/** City and state cannot stand before a whole pincode does: then the pincode is what is wrong. */
const withPlace = (values: AddressInput): AddressInput =>
  values.pincode && !isPincode(values.pincode)
    ? { ...values, cityName: values.cityName || '-', stateName: values.stateName || '-' }
    : values

const trimmed = (values: AddressInput) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as unknown as AddressInput

/** The fields of a delivery address; city and state come from the pincode. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const labels = useLabels('addressForm', addressFormLabels)
  const shop = useShop('AddressForm')
  const { user } = useSession()
  const refusal = useRefusal<AddressField>()
  /** Who orders for the first time has just said these. */
  const known: Partial<AddressInput> = address ?? {
    name: user?.username,
    contactNumber: user?.mobileNumber,
    email: user?.email,
  }
  const { isBusy, save } = useSaveAddress(address, onSaved)
  const place = usePincodePlace({
    pincode: address?.pincode ?? '',
    cityName: address?.cityName ?? '',
    stateName: address?.stateName ?? '',
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (place.holdBack(form)) return
    const values = formValues(form) as unknown as AddressInput
    const refused = place.status === 'unserviceable' ? unserviceable : checkAddress(withPlace(values))
    refusal.refuse(refused, form)
    if (!refused) save(trimmed(values), (failure) => refusal.refuseFailure(failure, form))
    // A phone shows a part of this form only: what several fields lack is said as a notice.
    else if (refused.fields.length > 1) {
      shop.notify({ kind: 'error', title: shop.say(refused.message) })
    }
  }

  const text = (name: 'name' | 'email' | 'doorNumber' | 'streetName' | 'landMark', autoComplete: string) => (
    <TextField
      {...refusal.field(name)}
      label={labels[name]}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={`shipping ${autoComplete}`}
      defaultValue={known[name]}
      data-autofocus={name === (known.name ? 'doorNumber' : 'name') ? '' : undefined}
    />
  )
  const { isInvalid, error } = refusal.field('addressType')

  return (
    <LightDom>
      <form className="dawa-address-form" part="address-form" noValidate onSubmit={submit}>
        {text('name', 'name')}
        <MobileField
          {...refusal.field('contactNumber')}
          label={labels.contactNumber}
          autoComplete="shipping tel-national"
          defaultValue={known.contactNumber}
        />
        {text('email', 'email')}
        {text('doorNumber', 'address-line1')}
        {text('streetName', 'address-line2')}
        {text('landMark', 'address-line3')}
        <PlaceFields place={place} refusal={refusal} />
        <AddressTypeChoice defaultValue={address?.addressType} isInvalid={isInvalid} error={error} />
        <p className="dawa-field__error" part="error">
          {refusal.formError}
        </p>
        <div className="dawa-address-form__actions">
          <Button type="submit" isBusy={isBusy}>
            {labels.save}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {labels.cancel}
            </Button>
          )}
        </div>
      </form>
    </LightDom>
  )
}

export interface AddressDialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** The address to edit; null adds one. */
  address: Address | null
  /** It was closed. */
  onClose: () => void
  /** The addresses as they are now. */
  onSaved?: (addresses: readonly Address[]) => void
}

/** The address form in a dialog, for adding or editing. */
export function AddressDialog({ isOpen, address, onClose, onSaved }: AddressDialogProps) {
  const labels = useLabels('addressForm', addressFormLabels)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={address ? labels.editTitle : labels.addTitle}>
      <AddressForm
        address={address}
        onCancel={onClose}
        onSaved={(addresses) => {
          onClose()
          onSaved?.(addresses)
        }}
      />
    </Modal>
  )
}
