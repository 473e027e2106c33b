import type { OrderInput } from '@dawakit/client'
import { checkPatient } from '@dawakit/core/order'
import type { Refusal } from '@dawakit/core/refusals'
import { wholeNumber } from '../../controls/form/whole-number.ts'

/** What a customer has typed of whom an order is for, as it stands in the fields. */
export interface TypedRecipient {
  isForMyself: boolean
  name: string
  age: string
  doctor: string
}

/** Whom an order is for: as it is typed, as it is sent, and what keeps it from being sent. */
export interface OrderedFor {
  typed: TypedRecipient
  input: Pick<OrderInput, 'orderingForMyself' | 'patient' | 'doctorInfo'>
  refusal: Refusal | null
}

/** What was typed, as an order says it. */
export function orderedForOf(typed: TypedRecipient): OrderedFor {
  const { isForMyself: orderingForMyself, name, age, doctor } = typed
  const patient = orderingForMyself ? null : { name: name.trim(), age: wholeNumber(age) }
  return {
    typed,
    input: { orderingForMyself, patient, doctorInfo: { doctorName: doctor.trim() } },
    refusal: checkPatient({ orderingForMyself, patient }),
  }
}
