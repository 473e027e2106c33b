import type { CheckLine, LineApproval, PrescriptionParticulars } from '@dawakit/core/contract'

/** What a pharmacist has filled in for a line, before it is sent. */
export interface LineDraft {
  lineNo: number
  isChosen: boolean
  /** As typed. */
  quantity: string
  reason: string
  /** The id of a grant, or `new`. */
  on: string
  /** As typed: never what was ordered, but what the prescription says. */
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
    packs: '',
    validUntil: lastDay,
  }
}

/** Whether it says for how many packs the prescription is good, where that is asked. */
export const hasPacks = ({ on, packs }: LineDraft): boolean =>
  on !== NEW_GRANT || /^[1-9]\d*$/.test(packs.trim())

/**
 * What is sent of it.
 * @param prescriptionId - Of the picture that is shown; null where there is none.
 * @param particulars - What that prescription says of who wrote it; undefined where nothing is written.
 */
export function approvalOf(
  draft: LineDraft,
  prescriptionId: string | null,
  particulars?: PrescriptionParticulars,
): LineApproval {
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
            packs: Number(draft.packs),
            validUntil: draft.validUntil,
            ...(particulars && { particulars }),
          }
        : { id: draft.on, ...(particulars && { particulars }) },
  }
}
