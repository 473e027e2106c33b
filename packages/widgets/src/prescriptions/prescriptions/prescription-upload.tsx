'use client'

import { PRESCRIPTION_ACCEPT } from '@dawakit/core/prescription'
import { UploadIcon } from '../../controls/icon/upload-icon.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { prescriptionsLabels } from './prescriptions-labels.ts'

export interface PrescriptionUploadProps {
  label: string
  /** Part of the file sent, 0 to 1; null while none is. */
  progress: number | null
  /** Why the last file was not taken. */
  problem: string | undefined
  onFile: (file: File) => void
}

/** Chooses one image and shows how far it has been sent. */
export function PrescriptionUpload({ label, progress, problem, onFile }: PrescriptionUploadProps) {
  const labels = useLabels('prescriptions', prescriptionsLabels)
  const isUploading = progress !== null
  const id = useWidgetId('prescription-upload')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="dawa-prescription-upload" part="prescription-upload">
      <label
        className="dawa-button dawa-button--secondary"
        aria-busy={isUploading || undefined}
        part="button"
      >
        <UploadIcon size={18} />
        {label}
        <input
          className="dawa-hidden"
          type="file"
          accept={PRESCRIPTION_ACCEPT}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          // `disabled` would throw the focus away in the middle of the upload.
          aria-disabled={isUploading || undefined}
          onClick={(event) => {
            if (isUploading) event.preventDefault()
          }}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file && !isUploading) onFile(file)
            // The same file may be chosen again after a failure.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <span className="dawa-prescription-upload__hint">{labels.hint}</span>
      <p id={id} className="dawa-field__error" part="error">
        {problem}
      </p>
      {isUploading && (
        <span className="dawa-prescription-upload__status">
          <progress value={percent} max={100} aria-label={label} />
          <span aria-hidden="true">{labels.uploading(percent)}</span>
        </span>
      )}
    </div>
  )
}
