import type { Refusal } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'

/** The sentence beside the field that it is about. */
export const refuseField = (status: 400 | 409, refusal: Refusal, field: string): CallError =>
  new CallError(status, refusal, { fields: { [field]: refusal.text } })
