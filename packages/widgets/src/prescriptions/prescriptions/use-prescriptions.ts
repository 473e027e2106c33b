'use client'

import { checkPrescriptionFile } from '@dawakit/core/prescription'
import { useState } from 'react'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { prescriptionsLabels } from './prescriptions-labels.ts'

/** The customer's prescriptions, and what changes them. */
export function usePrescriptions() {
  const labels = useLabels('prescriptions', prescriptionsLabels)
  const shop = useShop('Prescriptions')
  const { user } = useSession()
  // Apart: a file that is chosen while another prescription goes is not lost.
  const uploading = useTask()
  const removing = useTask('prescription')
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  const refuse = (sentence: string, failure: unknown) => {
    setProblem(sentence)
    shop.notify({ kind: 'error', title: sentence })
    tellFailure(shop, 'prescription', failure)
  }

  return {
    prescriptions: user?.prescriptions ?? [],
    /** A prescription is being deleted. */
    isBusy: removing.isBusy,
    /** Part of the file sent, 0 to 1; null while none is. */
    progress,
    /** Why the last file was not taken. */
    problem,
    /** @param onUploaded - Gets the new prescription's id. */
    upload(file: File, onUploaded?: (id: string) => void) {
      const refusal = checkPrescriptionFile(file)
      if (refusal) return refuse(shop.say(refusal), refusal)
      setProblem(undefined)
      void uploading.run(
        async () => {
          setProgress(0)
          try {
            const id = await shop.uploadPrescription(file, setProgress)
            if (id) onUploaded?.(id)
          } finally {
            setProgress(null)
          }
        },
        (failure) => refuse(failureText(shop, failure), failure),
      )
    },
    remove(id: string, onRemoved?: () => void) {
      void removing.run(async () => {
        await shop.call('DELETE /delete/prescription', {
          body: { data: { userId: user?._id ?? '', prescription: { id } } },
        })
        await shop.session.refresh()
        shop.notify({ kind: 'success', title: labels.removed })
        onRemoved?.()
      })
    },
  }
}
