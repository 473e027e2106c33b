import type { ImportKind, ImportReport } from '@dawakit/core/contract'

export type {
  ImportGuess as Guess,
  ImportHeading as Heading,
  ImportKind,
  ImportOffSale,
  ImportPassed,
  ImportPreset,
  ImportReport,
  OffSaleRow,
  PassedRow,
  RefusedRow,
  RowToCheck,
  SampleRow,
  UnknownSalt,
} from '@dawakit/core/contract'

export function emptyReport(kind: ImportKind, isDryRun = false): ImportReport {
  return {
    kind,
    number: null,
    isDryRun,
    format: '',
    preset: null,
    headings: [],
    columns: [],
    read: 0,
    added: 0,
    changed: 0,
    same: 0,
    joined: 0,
    refused: [],
    passedOver: [],
    offSale: [],
    toCheck: [],
    newOnPrescription: 0,
    newInColdChain: 0,
    notForSale: 0,
    unknownSalts: [],
    samples: [],
  }
}
