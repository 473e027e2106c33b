import type { CheckLine, LineApproval } from '@dawakit/core/contract'

/** What a pharmacist has filled in for a line, before it is sent. */
export interface LineDraft {
  lineNo: number
  isChosen: boolean
  /** As typed. */
  quantity: string
  reason: string
  /** The id of a grant, or `new`. */
  on: string
  packs: string
  /** yyyy-mm-dd */
  validUntil: string
}

export const NEW_GRANT = 'new'

/** All of it, on what is left of an earlier check where that is enough, else on the picture for this order alone. */
export function draftOf(line: CheckLine, lastDay: string): LineDraft {
  const enough = line.grants.find(({ left }) => left >= line.quantity)
  return {
    lineNo: line.lineNo,
    isChosen: true,
    quantity: String(line.quantity),
    reason: '',
    on: enough?.id ?? NEW_GRANT,
    packs: String(line.quantity),
    validUntil: lastDay,
  }
}

/** What is sent of it. @param prescriptionId - Of the picture that is shown; null where there is none. */
export function approvalOf(draft: LineDraft, prescriptionId: string | null): LineApproval {
  const quantity = Number(draft.quantity)
  const reason = draft.reason.trim()
  return {
    lineNo: draft.lineNo,
    quantity,
    ...(reason !== '' && { reason }),
    grant:
      draft.on === NEW_GRANT
        ? {
            prescriptionId: prescriptionId ?? '',
            packs: Math.max(Number(draft.packs), quantity),
            validUntil: draft.validUntil,
          }
        : { id: draft.on },
  }
}
