'use client'

import { useEffect, useRef, useState } from 'react'
import { FreshCodeNeeded } from '../../account/fresh-code-needed/fresh-code-needed.tsx'
import { TrashIcon } from '../../controls/icon/trash-icon.ts'
import { ZoomIcon } from '../../controls/icon/zoom-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { PrescriptionImage } from './prescription-image.tsx'
import { PrescriptionUpload } from './prescription-upload.tsx'
import { PrescriptionViewer } from './prescription-viewer.tsx'
import { prescriptionsLabels } from './prescriptions-labels.ts'
import { usePrescriptions } from './use-prescriptions.ts'

export interface PrescriptionPickerProps {
  /** Ids of those selected for the order. */
  selected: ReadonlySet<string>
  /** Another was selected, or one no more. */
  onChange: (selected: ReadonlySet<string>) => void
}

/** The customer's prescriptions to select for an order; uploading one selects it. */
export function PrescriptionPicker({ selected, onChange }: PrescriptionPickerProps) {
  const labels = useLabels('prescriptions', prescriptionsLabels)
  const { prescriptions, progress, problem, isBusy, upload, remove } = usePrescriptions()
  const kept = useKeptFocus<HTMLDivElement>()
  const [viewedId, setViewedId] = useState<string | null>(null)
  // An upload ends later: by then the selection may be another.
  const latest = useRef(selected)
  useEffect(() => {
    latest.current = selected
  })
  const toggle = (id: string, isSelected: boolean) => {
    const next = new Set(latest.current)
    if (isSelected) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <div {...kept} className="dawa-prescriptions" part="prescriptions">
      <ul className="dawa-prescriptions__items dawa-prescriptions__items--picked">
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
            <label>
              <input
                type="checkbox"
                aria-label={labels.select(index + 1)}
                checked={selected.has(prescription.id)}
                onChange={(event) => toggle(prescription.id, event.currentTarget.checked)}
              />
              {labels.prescription(index + 1)}
            </label>
            <button
              type="button"
              className="dawa-prescription__remove"
              aria-label={labels.remove(index + 1)}
              aria-disabled={isBusy || undefined}
              onClick={() => remove(prescription.id, () => toggle(prescription.id, false))}
            >
              <TrashIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
      <FreshCodeNeeded of="prescriptions" />
      <PrescriptionUpload
        label={labels.upload}
        progress={progress}
        problem={problem}
        onFile={(file) => upload(file, (id) => toggle(id, true))}
      />
      <PrescriptionViewer
        prescriptions={prescriptions}
        viewedId={viewedId}
        onClose={() => setViewedId(null)}
      />
    </div>
  )
}
