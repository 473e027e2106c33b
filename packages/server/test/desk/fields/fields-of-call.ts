import type { DeskCallName, DeskUploadName, StaffRole } from '@dawakit/core/contract'

/** What of an answer is whose: each field once. A list stands for what each of its rows has. */
export interface FieldsOf {
  /** Who may make the call sees these. */
  all: string
  /** These are empty, null or missing to somebody who may make the call, too. */
  notTo?: { role: StaffRole; fields: string }
}

/** A row for each call that answers with some. */
export type FieldTable = Record<DeskCallName | DeskUploadName, FieldsOf>

export const NOTHING: FieldsOf = { all: '' }
