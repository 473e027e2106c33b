'use client'

import { Drawer } from '../../controls/dialog/drawer.tsx'
import { ChevronDownIcon } from '../../controls/icon/chevron-down-icon.ts'
import { PinIcon } from '../../controls/icon/pin-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useOverlay, usePincode } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { PincodeChecker, type PincodeCheckerProps } from './pincode-checker.tsx'
import { pincodeDrawerLabels } from './pincode-drawer-labels.ts'

/** The checker in a drawer: open while the shop's overlay is 'pincode', closed by a saved pincode. */
export function PincodeDrawer({ onPincodeChange }: PincodeCheckerProps) {
  const labels = useLabels('pincodeDrawer', pincodeDrawerLabels)
  const shop = useShop('PincodeDrawer')
  const overlay = useOverlay()
  return (
    <Drawer isOpen={overlay?.name === 'pincode'} onClose={shop.closeOverlay} title={labels.title}>
      <p className="dawa-pincode-checker__prompt">{labels.prompt}</p>
      <PincodeChecker
        onPincodeChange={(pincode) => {
          shop.closeOverlay()
          onPincodeChange?.(pincode)
        }}
      />
    </Drawer>
  )
}

/** 'Select Pincode', or 'Deliver to' and the pincode; opens the drawer. */
export function PincodeButton() {
  const labels = useLabels('pincodeDrawer', pincodeDrawerLabels)
  const shop = useShop('PincodeButton')
  const saved = usePincode()
  return (
    <button
      type="button"
      className="dawa-widget dawa-pincode-button"
      part="pincode-button"
      aria-haspopup="dialog"
      onClick={() => shop.openOverlay('pincode')}
    >
      <PinIcon />
      <span>{saved ? labels.deliverTo(saved.pincode) : labels.select}</span>
      <ChevronDownIcon size={16} />
    </button>
  )
}
