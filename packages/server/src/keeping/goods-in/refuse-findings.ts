import type { BillFinding } from '@dawakit/core/contract'
import {
  batchDoubled,
  billBatchMissing,
  expiryMissing,
  mrpBelowRate,
  mrpMissing,
  noPacks,
  packsExpired,
  packsExpireSoon,
  type Refusal,
  rowsUnread,
  totalDiffers,
} from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'

const SENTENCES: Readonly<Record<string, Refusal>> = {
  'batch-missing': billBatchMissing,
  ...Object.fromEntries(
    [
      noPacks,
      batchDoubled,
      mrpMissing,
      mrpBelowRate,
      expiryMissing,
      packsExpired,
      packsExpireSoon,
      totalDiffers,
      rowsUnread,
    ].map((refusal) => [refusal.code, refusal]),
  ),
}

/** Each finding by its field, `lines.0.mrp`. @throws {CallError} 422 where there is one */
export function refuseFindings(refusal: Refusal, findings: readonly BillFinding[]): void {
  if (findings.length === 0) return
  const fields = findings.map(({ lineNo, field, code }) => [
    lineNo === null ? field || 'lines' : `lines.${lineNo - 1}.${field}`,
    (SENTENCES[code] ?? refusal).text,
  ])
  throw new CallError(422, refusal, { fields: Object.fromEntries(fields) })
}
