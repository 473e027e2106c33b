'use client'

import type { Order } from '@dawakit/client'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderedForLabels } from './ordered-for-labels.ts'

/** Whom an order is for, and whose prescription it is, where the order says so: by name. */
export function useOrderedFor({ patient, doctorInfo }: Order): [term: string, what: string][] {
  const labels = useLabels('orderedFor', orderedForLabels)
  const named: [string, string | undefined | null][] = [
    [labels.patient, patient && labels.patientOf(patient.name, patient.age)],
    [labels.doctor, doctorInfo?.doctorName],
  ]
  return named.flatMap(([term, what]) => (what ? [[term, what]] : []))
}
