import type { ImportGuess, ImportKind, ImportReport } from '@dawakit/core/contract'
import { importGuesses } from '@dawakit/core/import'

export type {
  ExpiredBatch,
  ImportGuess as Guess,
  ImportHeading as Heading,
  ImportKind,
  ImportOffSale,
  ImportPassed,
  ImportPreset,
  ImportReason as Reason,
  ImportReport,
  ListedCategory,
  OffSaleRow,
  PassedRow,
  RefusedRow,
  RenamedRow,
  RowToCheck,
  RowToCount,
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
    categories: [],
    toCheck: [],
    batches: 0,
    expired: [],
    toCount: [],
    renamed: [],
    guessed: noneGuessed(),
    newOnPrescription: 0,
    newInColdChain: 0,
    notForSale: 0,
    withoutStock: 0,
    unknownSalts: [],
    samples: [],
  }
}

const noneGuessed = () =>
  Object.fromEntries(importGuesses.map((guess) => [guess, 0])) as Record<ImportGuess, number>
