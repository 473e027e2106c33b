'use client'

import type { Address, AddressInput, ShopError } from '@dawakit/client'
import { checkAddressCount } from '@dawakit/core/customer'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { addressFormLabels } from './address-form-labels.ts'

/** Saves an address that is good: a new one, or another wording of `address`. */
export function useSaveAddress(
  address: Address | null | undefined,
  onSaved: ((addresses: readonly Address[]) => void) | undefined,
) {
  const labels = useLabels('addressForm', addressFormLabels)
  const shop = useShop('AddressForm')
  const { isBusy, run } = useTask()

  function save(input: AddressInput, onFailure: (failure: ShopError) => void) {
    const { user } = shop.$session.get()
    if (!user) return
    const tooMany = address ? null : checkAddressCount(user.shippingAddresses.length)
    if (tooMany) {
      shop.notify({ kind: 'error', title: shop.say(tooMany) })
      tellFailure(shop, 'address', tooMany)
      return
    }
    const work = async () => {
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
      shop.notify({ kind: 'error', title: failureText(shop, failure) })
      tellFailure(shop, 'address', failure)
      onFailure(failure as ShopError)
    })
  }

  return { isBusy, save }
}
