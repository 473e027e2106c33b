'use client'

import type { Address } from '@dawakit/client'
import { checkAddressCount } from '@dawakit/core/customer'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { useTask } from '../../controls/form/use-task.ts'
import { EditIcon } from '../../controls/icon/edit-icon.ts'
import { PinIcon } from '../../controls/icon/pin-icon.ts'
import { PlusIcon } from '../../controls/icon/plus-icon.ts'
import { TrashIcon } from '../../controls/icon/trash-icon.ts'
import { fullMobileNumber } from '../../controls/mobile-field/mobile-number.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import type { AddressDialog } from '../address-form/address-form.tsx'
import { FreshCodeNeeded } from '../fresh-code-needed/fresh-code-needed.tsx'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import { addressListLabels } from './address-list-labels.ts'

export interface AddressListProps {
  /** Id of the chosen address; with `onSelect` each address gets a radio button. */
  selectedId?: string | null
  /** An address was chosen. */
  onSelect?: (address: Address) => void
  /** The list's heading. @default 'Delivery Address(s)' */
  title?: string
}

/** An address in lines, as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const { doorNumber, streetName, landMark, cityName, stateName, pincode, contactNumber } = address
  return (
    <address className="dawa-address__text" part="address">
      <span>
        {doorNumber}, {streetName}
      </span>
      <span>{landMark}</span>
      <span>
        {cityName}, {stateName} {pincode}
      </span>
      <span>{fullMobileNumber(contactNumber)}</span>
    </address>
  )
}

/** The customer's addresses, at most two: choose, add, edit, delete. */
export function AddressList({ selectedId, onSelect, title }: AddressListProps) {
  const labels = useLabels('addressList', addressListLabels)
  const shop = useShop('AddressList')
  const { user, status } = useSession()
  const { isBusy, run } = useTask('address')
  const [edited, setEdited] = useState<Address | null>()
  const [form, setForm] = useState<{ AddressDialog: typeof AddressDialog }>()
  const group = useWidgetId('addresses')
  const kept = useKeptFocus<HTMLElement>()
  const addresses = user?.shippingAddresses ?? []
  const isWithheld = user?.withheld?.includes('shippingAddresses')
  const typeOf = ({ addressType }: Address) => labels.types[addressType] ?? addressType
  /** Tells two addresses of one person apart. */
  const nameOf = (address: Address) => `${address.name}, ${typeOf(address)}`

  /** Most who see their addresses change none of them: the form is fetched for who does. */
  const edit = (address: Address | null) =>
    run(async () => {
      setForm(await import('../address-form/address-form.tsx'))
      setEdited(address)
    })
  function add() {
    const tooMany = checkAddressCount(addresses.length)
    if (!tooMany) return void edit(null)
    shop.notify({ kind: 'error', title: shop.say(tooMany) })
    tellFailure(shop, 'address', tooMany)
  }
  const remove = ({ id }: Address) =>
    run(async () => {
      await shop.call('DELETE /delete/shippingAddress', {
        body: { data: { userId: user?._id ?? '', shippingAddress: { id } } },
      })
      await shop.session.refresh()
      shop.notify({ kind: 'success', title: labels.removed })
    })

  const addButton = (
    <Button variant="secondary" size="small" onClick={add}>
      <PlusIcon size={16} /> {labels.add}
    </Button>
  )
  return (
    <section {...kept} className="dawa-widget dawa-address-list" part="address-list" aria-labelledby={group}>
      <header className="dawa-address-list__head">
        <h2 id={group} className="dawa-address-list__title" part="title">
          {title ?? labels.listTitle}
        </h2>
        {(addresses.length > 0 || isWithheld) && addButton}
      </header>
      {status === 'guest' && <LoginNeeded />}
      <FreshCodeNeeded of="shippingAddresses" />
      {user && addresses.length === 0 && !isWithheld && (
        <EmptyState
          title={labels.none}
          text={labels.noneHint}
          icon={<PinIcon size={32} />}
          action={addButton}
        />
      )}
      <ul className="dawa-address-list__items">
        {addresses.map((address) => (
          <li key={address.id} className="dawa-address" part="address-card">
            <div className="dawa-address__head">
              {onSelect ? (
                <label className="dawa-address__choice">
                  <input
                    type="radio"
                    name={group}
                    checked={address.id === selectedId}
                    onChange={() => onSelect(address)}
                  />
                  <span className="dawa-hidden">{labels.deliverTo}: </span>
                  <strong>{address.name}</strong>
                </label>
              ) : (
                <strong>{address.name}</strong>
              )}
              <Badge>{typeOf(address)}</Badge>
            </div>
            <AddressText address={address} />
            <div className="dawa-address__actions">
              <Button
                variant="ghost"
                size="small"
                aria-label={labels.editOf(nameOf(address))}
                onClick={() => void edit(address)}
              >
                <EditIcon size={16} /> {labels.edit}
              </Button>
              <Button
                variant="quiet"
                size="small"
                isBusy={isBusy}
                aria-label={labels.removeOf(nameOf(address))}
                onClick={() => void remove(address)}
              >
                <TrashIcon size={16} /> {labels.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {form && (
        <form.AddressDialog
          isOpen={edited !== undefined}
          address={edited ?? null}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            const now = edited ? saved.find((one) => one.id === edited.id) : saved.at(-1)
            if (now) onSelect?.(now)
          }}
        />
      )}
    </section>
  )
}
