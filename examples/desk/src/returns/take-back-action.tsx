import type { DeskOrder } from '@dawakit/core/contract'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useOrderChanges } from '../orders/order-changes.tsx'
import type { OrderSectionProps } from '../orders/order-section-props.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** The courier has brought back an order that went without a parcel. One with parcels comes back by them. */
export function TakeBackAction({ order }: OrderSectionProps) {
  const words = useWords()
  const navigate = useNavigate()
  const { tellChanged } = useOrderChanges()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useDeskChange('POST /desk/order/takeBack', {
    makesOld: ['GET /desk/order', 'GET /desk/orders', 'GET /desk/returns'],
    done: words('returns.takeBack.done'),
    onDone: ({ id }) => navigate(`/returns/${id}`),
    onRefused: ({ code, data }) => {
      if (code !== 'order-changed') return false
      setAsked(false)
      if (data) tellChanged(order, data as DeskOrder)
      return true
    },
  })
  const isUnderWay = order.standing === 'pickedUp' || order.standing === 'onTheWay'
  if (!isUnderWay || order.parcels.length > 0 || order.order.returns.length > 0) return null
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words('returns.takeBack.button')}</Button>
      {isAsked && (
        <ReasonDialog
          title={words('returns.takeBack.title', { number: order.order.orderNumber })}
          label={words('returns.takeBack.reason')}
          action={words('returns.takeBack.button')}
          isPending={isPending}
          onSend={(reason) => mutate({ id: order.id, seen: order.version, reason })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
