'use client'

import type { AddressInput } from '@dawakit/client'
import { PINCODE_LENGTH } from '@dawakit/core/delivery'
import { pincodeUnavailable, somethingWentWrong } from '@dawakit/core/refusals'
import { TextField } from '../../controls/field/field.tsx'
import { useDigits } from '../../controls/form/use-read-field.ts'
import type { useRefusal } from '../../controls/form/use-refusal.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { addressFormLabels } from './address-form-labels.ts'
import type { usePincodePlace } from './use-pincode-place.ts'

interface PlaceFieldsProps {
  place: ReturnType<typeof usePincodePlace>
  refusal: ReturnType<typeof useRefusal<keyof AddressInput>>
}

/** Pincode, city and state: the pincode says the other two. */
export function PlaceFields({ place, refusal }: PlaceFieldsProps) {
  const { say } = useShop('AddressForm')
  const labels = useLabels('addressForm', addressFormLabels)
  const pincode = refusal.field('pincode')
  const changePincode = (digits: string) => {
    place.changePincode(digits)
    if (pincode.isInvalid) refusal.clear()
  }
  const read = useDigits(place.pincode, changePincode, PINCODE_LENGTH)
  const placeError =
    place.status === 'unserviceable'
      ? say(pincodeUnavailable)
      : place.status === 'failed'
        ? say(somethingWentWrong)
        : undefined
  return (
    <>
      <TextField
        {...pincode}
        error={placeError ?? pincode.error}
        isInvalid={Boolean(placeError) || pincode.isInvalid}
        hint={place.status === 'checking' ? labels.lookingUp : undefined}
        label={labels.pincode}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        {...read}
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
    </>
  )
}
