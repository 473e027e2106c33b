'use client'

import type { Prescription } from '@dawakit/client'
import { useEffect, useState } from 'react'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

export interface PrescriptionImageProps {
  prescription: Prescription
  alt: string
}

/** A picture that only its owner may see: fetched with the session, shown from memory. */
export function PrescriptionImage({ prescription, alt }: PrescriptionImageProps) {
  const shop = useShop('PrescriptionImage')
  const [source, setSource] = useState<string>()
  const { prescriptionImageUrl } = prescription

  useEffect(() => {
    let isCurrent = true
    let made: string | undefined
    shop.fetchPrivate(prescriptionImageUrl).then(
      (blob) => {
        if (!isCurrent) return
        made = URL.createObjectURL(blob)
        setSource(made)
      },
      // The file sheet stays in its place: name and actions still work.
      () => {},
    )
    return () => {
      isCurrent = false
      if (!made) return
      URL.revokeObjectURL(made)
      // What has been revoked would draw as a broken picture until the next one is here.
      setSource(undefined)
    }
  }, [shop, prescriptionImageUrl])

  return source ? (
    <img className="dawa-prescription__image" part="prescription-image" src={source} alt={alt} />
  ) : (
    <span className="dawa-prescription__image">
      <FileIcon size={32} />
      {alt && <span>{alt}</span>}
    </span>
  )
}
