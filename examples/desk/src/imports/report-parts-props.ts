import type { DeskImportRun, ImportReport } from '@dawakit/core/contract'

/** A run that has ended, and what it says. */
export interface ReportPartsProps {
  run: DeskImportRun
  report: ImportReport
}
