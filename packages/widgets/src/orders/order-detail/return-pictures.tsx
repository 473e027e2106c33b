'use client'

import type { ReturnPicture } from '@dawakit/core/contract'
import { checkReturnPicture, RETURN_PICTURES_MAX } from '@dawakit/core/returns'
import { useState } from 'react'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { TrashIcon } from '../../controls/icon/trash-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { PrescriptionImage } from '../../prescriptions/prescriptions/prescription-image.tsx'
import { PrescriptionUpload } from '../../prescriptions/prescriptions/prescription-upload.tsx'
import { orderReturnsLabels } from './order-returns-labels.ts'

export interface ReturnPicturesProps {
  orderId: string
  pictures: readonly ReturnPicture[]
  onChange: (change: (pictures: readonly ReturnPicture[]) => readonly ReturnPicture[]) => void
}

/** Pictures of what came damaged or wrong, each sent when it is chosen. */
export function ReturnPictures({ orderId, pictures, onChange }: ReturnPicturesProps) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const kept = useKeptFocus<HTMLFieldSetElement>()
  const { run } = useTask()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const refuse = (sentence: string, failure: unknown) => {
    setProblem(sentence)
    tellFailure(shop, 'order', failure)
  }
  const upload = (file: File) => {
    const refusal = checkReturnPicture(file)
    if (refusal) return refuse(shop.say(refusal), refusal)
    setProblem(undefined)
    void run(
      async () => {
        setProgress(0)
        try {
          const picture = await shop.uploadReturnPicture(orderId, file, setProgress)
          onChange((before) => [...before, picture])
        } finally {
          setProgress(null)
        }
      },
      (failure) => refuse(failureText(shop, failure), failure),
    )
  }
  return (
    <fieldset {...kept}>
      <legend>{labels.pictures}</legend>
      <p className="dawa-order__muted">{labels.picturesHint(RETURN_PICTURES_MAX)}</p>
      {pictures.length > 0 && (
        <ul className="dawa-prescriptions__items dawa-prescriptions__items--picked">
          {pictures.map(({ id, imageUrl }, index) => (
            <li key={id} className="dawa-prescription" part="return-picture">
              <PrescriptionImage prescription={{ id, prescriptionImageUrl: imageUrl }} alt="" />
              <span>{labels.picture(index + 1)}</span>
              <button
                type="button"
                className="dawa-prescription__remove"
                aria-label={labels.removePicture(index + 1)}
                onClick={() => onChange((before) => before.filter((one) => one.id !== id))}
              >
                <TrashIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < RETURN_PICTURES_MAX && (
        <PrescriptionUpload label={labels.addPicture} progress={progress} problem={problem} onFile={upload} />
      )}
    </fieldset>
  )
}
