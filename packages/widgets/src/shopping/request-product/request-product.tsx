'use client'

import { checkProductRequest, REQUESTED_NAME_MAX } from '@dawakit/core/customer'
import { loginToRequestMedicine } from '@dawakit/core/refusals'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { formValues, useRefusal } from '../../controls/form/use-refusal.ts'
import { useTask } from '../../controls/form/use-task.ts'
import { MobileField } from '../../controls/mobile-field/mobile-field.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useOverlay, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { requestProductLabels } from './request-product-labels.ts'

export interface RequestProductProps {
  /** Opens it, in the place of the overlay. @default open while the shop's overlay is 'request-product' */
  isOpen?: boolean
  /** It was closed. */
  onClose?: () => void
  /** What the customer searched for. @default what the overlay was opened with */
  defaultProductName?: string
}

/** The dialog that asks for a product which the shop does not have. */
export function RequestProduct({ isOpen, onClose, defaultProductName }: RequestProductProps) {
  const labels = useLabels('requestProduct', requestProductLabels)
  const shop = useShop('RequestProduct')
  const overlay = useOverlay()
  const close = onClose ?? shop.closeOverlay
  const searched = defaultProductName ?? overlay?.productName ?? ''
  /** What a guest has made of it before they were asked to log in. */
  const [typed, setTyped] = useState<{ searched: string; productName: string }>()
  return (
    <Modal isOpen={isOpen ?? overlay?.name === 'request-product'} onClose={close} title={labels.title}>
      <RequestForm
        productName={typed?.searched === searched ? typed.productName : searched}
        onLoginNeeded={(productName) => setTyped({ searched, productName })}
        onSent={() => {
          setTyped(undefined)
          close()
        }}
      />
    </Modal>
  )
}

interface RequestFormProps {
  productName: string
  /** A guest wants to send this. */
  onLoginNeeded: (productName: string) => void
  onSent: () => void
}

function RequestForm({ productName: defaultName, onLoginNeeded, onSent }: RequestFormProps) {
  const labels = useLabels('requestProduct', requestProductLabels)
  const shop = useShop('RequestProduct')
  const { user } = useSession()
  const { isBusy, run } = useTask('product')
  const refusal = useRefusal<'productName' | 'mobileNumber'>()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { productName = '', mobileNumber = '' } = formValues(event.currentTarget)
    if (!user) {
      onLoginNeeded(productName)
      shop.notify({ kind: 'warning', title: shop.say(loginToRequestMedicine) })
      shop.openOverlay('login')
      return
    }
    const refused = checkProductRequest({ isSignedIn: true, productName, mobileNumber })
    if (refusal.refuse(refused, event.currentTarget)) return
    void run(async () => {
      await shop.call('POST /post/newProductRequest', {
        body: { data: { productName: productName.trim(), mobileNumber, user: user._id } },
      })
      shop.notify({ kind: 'success', ...labels.requested })
      onSent()
    })
  }

  return (
    <form className="dawa-request-product" part="form" noValidate onSubmit={send}>
      <p className="dawa-request-product__hint">{labels.hint}</p>
      <TextField
        {...refusal.field('productName')}
        label={labels.productName}
        data-autofocus=""
        defaultValue={defaultName}
        autoComplete="off"
        maxLength={REQUESTED_NAME_MAX}
      />
      <MobileField
        {...refusal.field('mobileNumber')}
        label={labels.mobileNumber}
        defaultValue={user?.mobileNumber}
      />
      <Button type="submit" isFull isBusy={isBusy}>
        {labels.send}
      </Button>
    </form>
  )
}
