'use client'

import type { Prescription } from '@dawakit/client'
import { Modal } from '../../controls/dialog/modal.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { PrescriptionImage } from './prescription-image.tsx'
import { prescriptionsLabels } from './prescriptions-labels.ts'

interface PrescriptionViewerProps {
  prescriptions: readonly Prescription[]
  /** Null while none is looked at. */
  viewedId: string | null
  onClose: () => void
}

/** One prescription, large enough to be read. */
export function PrescriptionViewer({ prescriptions, viewedId, onClose }: PrescriptionViewerProps) {
  const labels = useLabels('prescriptions', prescriptionsLabels)
  const index = prescriptions.findIndex(({ id }) => id === viewedId)
  const viewed = prescriptions[index]
  const title = labels.prescription(index + 1)
  return (
    <Modal
      isOpen={viewed !== undefined}
      onClose={onClose}
      title={title}
      className="dawa-prescriptions__viewer"
    >
      {viewed && <PrescriptionImage prescription={viewed} alt={title} />}
    </Modal>
  )
}
