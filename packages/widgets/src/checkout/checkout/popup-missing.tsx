'use client'

import { paymentFrameSilent } from '@dawakit/core/refusals'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { gatewayLabels } from './gateway-labels.ts'
import { GatewayMissing } from './gateway-missing.tsx'
import type { GatewayTrouble } from './watch-arrival.ts'

export interface PopupMissingProps {
  trouble: GatewayTrouble
  /** Closes the popup, for another way to pay. */
  onLeave: () => void
  /** Leaves the popup to itself: it may come yet. */
  onWait: () => void
}

/** Above the gateway's popup, which covers the page and shows nothing in it. */
export function PopupMissing({ trouble, onLeave, onWait }: PopupMissingProps) {
  const labels = useLabels('gateway', gatewayLabels)
  const isSilent = trouble === paymentFrameSilent
  return (
    <Modal isOpen title={labels.title} onClose={isSilent ? onWait : onLeave}>
      <GatewayMissing trouble={trouble}>
        <Button data-autofocus onClick={onLeave}>
          {labels.otherMethod}
        </Button>
        {isSilent && (
          <Button variant="ghost" onClick={onWait}>
            {labels.cancelNo}
          </Button>
        )}
      </GatewayMissing>
    </Modal>
  )
}
