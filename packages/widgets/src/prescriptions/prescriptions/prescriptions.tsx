'use client'

import { useState } from 'react'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { TrashIcon } from '../../controls/icon/trash-icon.ts'
import { ZoomIcon } from '../../controls/icon/zoom-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { PrescriptionImage } from './prescription-image.tsx'
import { PrescriptionUpload } from './prescription-upload.tsx'
import { PrescriptionViewer } from './prescription-viewer.tsx'
import { prescriptionsLabels } from './prescriptions-labels.ts'
import { usePrescriptions } from './use-prescriptions.ts'

/** The account's prescriptions: add one, look at one, and delete in edit mode. */
export function Prescriptions() {
  const labels = useLabels('prescriptions', prescriptionsLabels)
  const { prescriptions, progress, problem, isBusy, upload, remove } = usePrescriptions()
  const [isEditing, setEditing] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const { status } = useSession()
  const titleId = useWidgetId('prescriptions')
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section
      {...kept}
      className="dawa-widget dawa-prescriptions"
      part="prescriptions"
      aria-labelledby={titleId}
    >
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
      {status === 'guest' && <LoginNeeded />}
      {status === 'signedIn' && prescriptions.length === 0 && (
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
      {status === 'signedIn' && (
        <PrescriptionUpload
          label={labels.add}
          progress={progress}
          problem={problem}
          onFile={(file) => upload(file)}
        />
      )}
      <PrescriptionViewer
        prescriptions={prescriptions}
        viewedId={viewedId}
        onClose={() => setViewedId(null)}
      />
    </section>
  )
}
