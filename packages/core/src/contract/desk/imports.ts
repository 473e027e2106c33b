import type { PageQuery } from '../calls.ts'
import type { ImportHeading, ImportKind, ImportPreset, ImportReport } from '../import-report.ts'

/** What is done with a file, or with an import: tried without changing anything, done, taken back. */
export type ImportAct = 'try' | 'import' | 'undo'

/** 'interrupted': the server was stopped. What was in by then stays in, can be taken back, and goes on by the same file. */
export type ImportRunState = 'running' | 'done' | 'failed' | 'interrupted'

/** What goes with a file. The file is the body, as it is. */
export interface DeskImportOptions {
  act: 'try' | 'import'
  kind: ImportKind
  /** Of the file, without a folder. */
  fileName: string
  /** JSON: headings of the file, each with the column that it is; `-` reads nothing of it. */
  map?: string
  /** Of products: the program whose export it is, where its headings do not tell. */
  as?: ImportPreset
  /** Of products: who makes them, where the file does not say. */
  maker?: string
  /** Of products: units of each new one, where the file does not say. */
  stock?: number
  /** Of products: a list may go in of whose new products most have no price. */
  withoutPrices?: 'yes'
  /** Of products and stock: a code that the shop knows may stand for another article than before. */
  replaceArticles?: 'yes'
  /** Of products: pictures that are in the shop already are downloaded, too. */
  refreshPictures?: 'yes'
}

/** Why nothing went in, or not all. */
export type ImportFailure =
  /** The file cannot be read; `text` says why. */
  | { code: 'file-not-right'; text: string }
  /** None of its headings is a column without which nothing can be read. */
  | { code: 'column-missing'; missing: string[]; headings: ImportHeading[]; columns: string[] }
  /** So many of its new products have no price. */
  | {
      code: 'prices-missing'
      products: number
      newProducts: number
      headings: ImportHeading[]
      columns: string[]
    }
  /** So many of its codes that the shop knows stand for other articles there: as where a list numbers its rows. */
  | {
      code: 'articles-differ'
      rows: number
      /** Rows whose code the shop knows. */
      known: number
      /** The first of them. */
      examples: { line: number; code: string; inShop: string; inList: string }[]
      headings: ImportHeading[]
      columns: string[]
    }
  /** A product was ordered while its import was taken back: the rest of it is left. */
  | { code: 'ordered-meanwhile' }
  /** Something of the shop failed. */
  | { code: 'fault' }

/** One time that a file was tried or imported, or an import taken back. */
export interface DeskImportRun {
  id: string
  act: ImportAct
  kind: ImportKind
  file: string
  /** Of the import; null of a try, and until it begins to write. */
  number: number | null
  /** The name of who did it. */
  by: string
  /** ISO 8601; null while it runs. */
  startedAt: string
  finishedAt: string | null
  state: ImportRunState
  /** How far it is: rows read; of one that is taken back, rows taken back. */
  read: number
  failure: ImportFailure | null
  /** Of each list in it the first hundred; `whole` counts all. Null until it ends, and of what failed. */
  report: ImportReport | null
  whole: {
    refused: number
    passedOver: number
    offSale: number
    categories: number
    toCheck: number
    expired: number
    toCount: number
    renamed: number
    unknownSalts: number
  } | null
  /** Pictures that were downloaded, that were there already, and that are not in. */
  pictures: { taken: number; known: number; failed: number } | null
  /** Rows that are gone, that are as they were, and that stay. */
  undone: { removed: number; restored: number; kept: number } | null
}

/** An import as the list of them shows it. */
export interface DeskImport {
  number: number
  kind: ImportKind
  file: string
  /** ISO 8601. */
  startedAt: string
  /** '' where nobody is known: the command line's. */
  by: string
  state: 'running' | 'done' | 'interrupted' | 'undone'
  added: number
  changed: number
  /** Null of the command line's. */
  same: number | null
  refused: number | null
  /** Of its report; null of the command line's. */
  runId: string | null
  /** Whether it may still be taken back, if nothing of it was ordered. */
  canUndo: boolean
}

export interface ImportDeskCalls {
  'GET /desk/imports': { query?: PageQuery; data: DeskImport[] }
  'GET /desk/imports/one': { query: { id: string }; data: DeskImportRun }
  'POST /desk/imports/undo': {
    /** `exceptOrdered`: what was ordered since stays, and the rest is taken back. */
    body: { number: number; exceptOrdered: boolean }
    data: DeskImportRun
  }
}

export interface ImportDeskFiles {
  /** CSV: every row that was not kept, with line, reason and what it says. */
  'GET /desk/imports/refused': { query: { id: string } }
  /** CSV: every row of which something was assumed. */
  'GET /desk/imports/toCheck': { query: { id: string } }
}

export interface ImportDeskUploads {
  /** Begins, and answers at once: `GET /desk/imports/one` says how far it is. */
  'POST /desk/imports': { query: DeskImportOptions; data: DeskImportRun }
}
