'use client'

import { type ReactNode, useEffect } from 'react'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { gatewayLabels } from './gateway-labels.ts'
import type { GatewayTrouble } from './watch-arrival.ts'

interface GatewayMissingProps {
  trouble: GatewayTrouble
  /** What there is to do, as buttons. */
  children: ReactNode
}

/** Why the gateway's page is not there, to the customer and to the host, and what else there is. */
export function GatewayMissing({ trouble, children }: GatewayMissingProps) {
  const labels = useLabels('gateway', gatewayLabels)
  const shop = useShop('Checkout')
  useEffect(() => {
    const { code, text } = trouble
    shop.emit('error', { code, kind: 'payment', message: text })
  }, [shop, trouble])
  return (
    <EmptyState
      role="alert"
      icon={<AlertIcon size={32} />}
      title={shop.say(trouble)}
      text={labels.nothingTaken}
      action={<span className="dawa-checkout__choices">{children}</span>}
    />
  )
}
