'use client'

import { prescriptionsLabels as labels } from '@dawakit/core/messages'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FileIcon, TrashIcon, ZoomIcon } from '../icon/icon.tsx'
import { Modal } from '../modal/modal.tsx'
import { PrescriptionImage } from './prescription-image.tsx'
import { PrescriptionUpload } from './prescription-upload.tsx'
import { usePrescriptions } from './use-prescriptions.ts'

/** The account's prescriptions: add one, look at one, and delete in edit mode. */
export function Prescriptions() {
  const { prescriptions, progress, isBusy, upload, remove } = usePrescriptions()
  const [isEditing, setEditing] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const viewedIndex = prescriptions.findIndex(({ id }) => id === viewedId)
  const viewed = prescriptions[viewedIndex]
  const titleId = useId()
  return (
    <section className="dawa-widget dawa-prescriptions" part="prescriptions" aria-labelledby={titleId}>
      <header className="dawa-prescriptions__head">
        <h2 id={titleId} className="dawa-prescriptions__title" part="title">
          {labels.title}
        </h2>
        {prescriptions.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => setEditing(!isEditing)}>
            {isEditing ? labels.save : labels.edit}
          </Button>
        )}
      </header>
      {prescriptions.length === 0 && (
        <EmptyState title={labels.none} text={labels.noneHint} icon={<FileIcon size={32} />} />
      )}
      <ul className="dawa-prescriptions__items">
        {prescriptions.map((prescription, index) => (
          <li key={prescription.id} className="dawa-prescription" part="prescription">
            <button
              type="button"
              className="dawa-prescription__choice"
              aria-label={labels.view(index + 1)}
              onClick={() => setViewedId(prescription.id)}
            >
              <PrescriptionImage prescription={prescription} alt="" />
              <ZoomIcon size={18} />
            </button>
            {isEditing && (
              <button
                type="button"
                className="dawa-prescription__remove"
                aria-label={labels.remove(index + 1)}
                aria-disabled={isBusy || undefined}
                onClick={() => remove(prescription.id)}
              >
                <TrashIcon size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <PrescriptionUpload label={labels.add} progress={progress} onFile={(file) => upload(file)} />
      <Modal
        isOpen={viewed !== undefined}
        onClose={() => setViewedId(null)}
        title={labels.prescription(viewedIndex + 1)}
        className="dawa-prescriptions__viewer"
      >
        {viewed && <PrescriptionImage prescription={viewed} alt={labels.prescription(viewedIndex + 1)} />}
      </Modal>
    </section>
  )
}
