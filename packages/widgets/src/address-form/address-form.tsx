'use client'

import type { Address, AddressInput } from '@dawakit/client'
import { ADDRESS_TYPES, checkAddress, checkAddressCount, type FormRefusal } from '@dawakit/core/customer'
import { isPincode } from '@dawakit/core/delivery'
import { pincodeUnavailable, somethingWentWrong } from '@dawakit/core/refusals'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { formValues, useRefusal } from '../form/use-refusal.ts'
import { failureText, useTask } from '../form/use-task.ts'
import { LightDom } from '../light-dom/light-dom.tsx'
import { MobileField } from '../mobile-field/mobile-field.tsx'
import { Modal } from '../modal/modal.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { addressFormLabels as labels } from './address-form-labels.ts'
import { usePincodePlace } from './use-pincode-place.ts'

export interface AddressFormProps {
  /** The address to edit; without one it adds. */
  address?: Address | null
  /** Saved: the customer's addresses as they are now. */
  onSaved?: (addresses: readonly Address[]) => void
  onCancel?: () => void
}

type AddressField = keyof AddressInput
const unserviceable: FormRefusal<AddressField> = {
  message: pincodeUnavailable,
  fields: { pincode: pincodeUnavailable.text },
}

/** City and state cannot stand before a whole pincode does: then the pincode is what is wrong. */
const withPlace = (values: AddressInput): AddressInput =>
  values.pincode && !isPincode(values.pincode)
    ? { ...values, cityName: values.cityName || '-', stateName: values.stateName || '-' }
    : values

/** The fields of a delivery address; city and state come from the pincode. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const shop = useShop('AddressForm')
  const { isBusy, run } = useTask()
  const refusal = useRefusal<AddressField>()
  const place = usePincodePlace({
    pincode: address?.pincode ?? '',
    cityName: address?.cityName ?? '',
    stateName: address?.stateName ?? '',
  })
  const isUnserviceable = place.status === 'unserviceable'
  const placeError = isUnserviceable
    ? pincodeUnavailable.text
    : place.status === 'failed'
      ? somethingWentWrong.text
      : undefined

  const waiting = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = waiting.current
    if (place.status === 'checking' || !form) return
    waiting.current = null
    if (place.status !== 'failed') form.requestSubmit()
  }, [place.status])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = formValues(form) as unknown as AddressInput
    const { user } = shop.$session.get()
    if (place.status === 'checking' || place.status === 'failed') {
      // The place comes first; then the form is sent as it was asked to be.
      waiting.current = form
      if (place.status === 'failed') place.retry()
      return
    }
    if (isUnserviceable && refusal.refuse(unserviceable, form)) return
    const refused = checkAddress(withPlace(values))
    if (refusal.refuse(refused, form) || !user) {
      // A phone shows a part of this form only: what several fields lack is said as a notice.
      if (refused && Object.keys(refused.fields).length > 1) {
        shop.notify({ kind: 'error', title: refused.message.text })
      }
      return
    }
    const tooMany = address ? null : checkAddressCount(user.shippingAddresses.length)
    if (tooMany) {
      shop.notify({ kind: 'error', title: tooMany.text })
      return
    }
    const work = async () => {
      const input = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.trim()]),
      ) as unknown as AddressInput
      const answer = address
        ? await shop.call('PUT /update/shippingAddress', {
            body: { userId: user._id, shippingAddress: { ...input, id: address.id } },
          })
        : await shop.call('POST /post/shippingAddress', { body: { userId: user._id, address: input } })
      await shop.session.refresh()
      shop.notify({ kind: 'success', title: address ? labels.changed : labels.added })
      onSaved?.(answer.data)
    }
    void run(work, (failure) => {
      shop.notify({ kind: 'error', title: failureText(failure) })
      refusal.refuseFailure(failure, form)
    })
  }

  const text = (name: 'name' | 'email' | 'doorNumber' | 'streetName' | 'landMark', autoComplete: string) => (
    <TextField
      {...refusal.field(name)}
      label={labels[name]}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={`shipping ${autoComplete}`}
      defaultValue={address?.[name]}
      data-autofocus={name === 'name' ? '' : undefined}
    />
  )
  const type = refusal.field('addressType')
  const typeId = useWidgetId('address-type')

  return (
    <LightDom>
      <form className="dawa-address-form" part="address-form" noValidate onSubmit={submit}>
        {text('name', 'name')}
        <MobileField
          {...refusal.field('contactNumber')}
          label={labels.contactNumber}
          autoComplete="shipping tel-national"
          defaultValue={address?.contactNumber}
        />
        {text('email', 'email')}
        {text('doorNumber', 'address-line1')}
        {text('streetName', 'address-line2')}
        {text('landMark', 'address-line3')}
        <TextField
          {...refusal.field('pincode')}
          error={placeError ?? refusal.field('pincode').error}
          isInvalid={Boolean(placeError) || refusal.field('pincode').isInvalid}
          hint={place.status === 'checking' ? labels.lookingUp : undefined}
          label={labels.pincode}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          value={place.pincode}
          onChange={(event) => {
            waiting.current = null
            place.changePincode(event.currentTarget.value)
            if (refusal.field('pincode').isInvalid) refusal.clear()
          }}
        />
        <TextField
          {...refusal.field('cityName')}
          label={labels.cityName}
          autoComplete="shipping address-level2"
          value={place.cityName}
          onChange={(event) => place.changeCity(event.currentTarget.value)}
        />
        <TextField
          {...refusal.field('stateName')}
          label={labels.stateName}
          autoComplete="shipping address-level1"
          readOnly
          value={place.stateName}
        />
        <div
          className="dawa-address-form__types"
          role="radiogroup"
          aria-labelledby={`${typeId}l`}
          aria-describedby={`${typeId}e`}
          aria-invalid={type.isInvalid || undefined}
        >
          <span id={`${typeId}l`} className="dawa-field__label" part="label">
            {labels.addressType}
          </span>
          {ADDRESS_TYPES.map((one) => (
            <label key={one} className="dawa-address-form__type" part="choice">
              <input
                type="radio"
                name="addressType"
                value={one}
                defaultChecked={address?.addressType === one}
              />
              {labels.types[one]}
            </label>
          ))}
          <p id={`${typeId}e`} className="dawa-field__error" part="error">
            {type.error}
          </p>
        </div>
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
  isOpen: boolean
  /** The address to edit; null adds one. */
  address: Address | null
  onClose: () => void
  onSaved?: (addresses: readonly Address[]) => void
}

/** The address form in a dialog, for adding or editing. */
export function AddressDialog({ isOpen, address, onClose, onSaved }: AddressDialogProps) {
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
