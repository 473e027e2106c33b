'use client'

import { checkProductRequest, MOBILE_LENGTH } from '@dawakit/core/customer'
import { requestProductLabels as labels, productRequested } from '@dawakit/core/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { Modal } from '../modal/modal.tsx'
import { useOverlay, useSession, useShop } from '../shop-context/shop-context.tsx'

export interface RequestProductProps {
  /** @default open while the shop's overlay is 'request-product' */
  isOpen?: boolean
  onClose?: () => void
  /** What the customer searched for. @default '' */
  defaultProductName?: string
}

/** The dialog that asks for a product which the shop does not have. */
export function RequestProduct({ isOpen, onClose, defaultProductName = '' }: RequestProductProps) {
  const shop = useShop('RequestProduct')
  const overlay = useOverlay()
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const close = onClose ?? shop.closeOverlay

  const refuse = (title: string, field?: string) => {
    shop.notify({ kind: 'error', title })
    if (field) (form.current?.elements.namedItem(field) as HTMLInputElement | null)?.focus()
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    const productName = String(values.get('productName') ?? '').trim()
    const mobileNumber = String(values.get('mobileNumber') ?? '').trim()
    const refusal = checkProductRequest({ isSignedIn: Boolean(user), productName, mobileNumber })
    if (!user) {
      shop.notify({ kind: 'warning', title: refusal?.message.text ?? '' })
      shop.openOverlay('login')
      return
    }
    if (refusal) return refuse(refusal.message.text, Object.keys(refusal.fields)[0])
    setBusy(true)
    try {
      await shop.call('POST /post/newProductRequest', {
        body: { data: { productName, mobileNumber, user: user._id } },
      })
      shop.notify({ kind: 'success', ...productRequested })
      close()
    } catch (error) {
      refuse((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal isOpen={isOpen ?? overlay?.name === 'request-product'} onClose={close} title={labels.title}>
      <form ref={form} className="dawa-request-product" part="form" noValidate onSubmit={send}>
        <p className="dawa-request-product__hint">{labels.hint}</p>
        <TextField
          label={labels.productName}
          name="productName"
          data-autofocus=""
          defaultValue={defaultProductName}
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          label={labels.mobileNumber}
          name="mobileNumber"
          defaultValue={user?.mobileNumber}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={MOBILE_LENGTH}
          prefix="+91"
        />
        <Button type="submit" isFull isBusy={isBusy}>
          {labels.send}
        </Button>
      </form>
    </Modal>
  )
}
