'use client'

import type { Order } from '@dawakit/client'
import type { PayTo } from '@dawakit/core/contract'
import { formatDetailPrice, fromRupees, sumPaise, toRupees } from '@dawakit/core/money'
import { checkPayTo, tidyPayTo } from '@dawakit/core/returns'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderReturnsLabels } from './order-returns-labels.ts'
import { PayToFields } from './pay-to-fields.tsx'

export interface PayToFormProps {
  order: Order
  reload: () => Promise<void>
}

/** Asks where cash goes that is owed, and nobody has said. Nothing where none is. */
export function PayToForm({ order, reload }: PayToFormProps) {
  const { form: labels, payBack } = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const [payTo, setPayTo] = useState<PayTo>({ way: 'upi', upiId: '' })
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask('order')
  const waiting = order.refunds.filter(({ needsPayTo }) => needsPayTo)
  if (waiting.length === 0) return null
  const amount = toRupees(sumPaise(waiting.map((refund) => fromRupees(refund.amount))))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const tidy = tidyPayTo(payTo)
    const refusal = checkPayTo(tidy)
    setProblem(refusal ? shop.say(refusal) : undefined)
    if (refusal) return
    void run(
      async () => {
        await shop.call('POST /post/payTo', { body: { orderId: order._id, payTo: tidy } })
        shop.notify({ kind: 'success', title: payBack.sent })
        await reload()
      },
      (failure) => setProblem(failureText(shop, failure)),
    )
  }
  return (
    <form className="dawa-order__return-form" onSubmit={send} noValidate part="order-pay-to">
      <p>
        <strong>{payBack.owed(formatDetailPrice(amount))}</strong>
      </p>
      <PayToFields payTo={payTo} onChange={setPayTo} />
      <p role="alert" className="dawa-field__error">
        {problem}
      </p>
      <Button type="submit" isBusy={isBusy}>
        {labels.payToSend}
      </Button>
    </form>
  )
}
