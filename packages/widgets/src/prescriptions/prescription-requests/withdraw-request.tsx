'use client'

import type { PrescriptionRequest } from '@dawakit/core/contract'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { preparedOrderLabels } from './prepared-order-labels.ts'

interface WithdrawRequestProps {
  requestId: string
  onWithdrawn: (request: PrescriptionRequest) => void
  /** It has ended otherwise meanwhile. */
  onFailed: () => void
}

/** Takes a request back, after a question. */
export function WithdrawRequest({ requestId, onWithdrawn, onFailed }: WithdrawRequestProps) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const shop = useShop('PreparedOrder')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useTask()
  const withdraw = () =>
    void run(
      async () => {
        const { data } = await shop.call('POST /post/withdrawPrescriptionRequest', {
          body: { id: requestId },
        })
        setAsked(false)
        onWithdrawn(data)
      },
      (failure) => {
        setAsked(false)
        shop.notify({ kind: 'error', title: failureText(shop, failure) })
        onFailed()
      },
    )
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {labels.withdraw}
      </Button>
      <Modal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={labels.withdraw}
        footer={
          <div className="dawa-request__answers">
            <Button variant="danger" isBusy={isBusy} onClick={withdraw}>
              {labels.withdrawYes}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {labels.withdrawNo}
            </Button>
          </div>
        }
      >
        <p>{labels.withdrawQuestion}</p>
      </Modal>
    </>
  )
}
