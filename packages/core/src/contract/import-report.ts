import type { importGuesses } from '../import/import-guesses.ts'
import type { importPresets } from '../import/presets.ts'

export type ImportKind = 'products' | 'stock' | 'pincodes' | 'coupons' | 'banners' | 'states'

/** A program whose exports are read as it writes them. */
export type ImportPreset = (typeof importPresets)[number]

/**
 * What an import did, or would do: for every kind of file, and for whoever shows it. `read` is `added`, `changed`, `same`,
 * what was refused and what was passed over together: every row of the file is one of them.
 */
export interface ImportReport {
  kind: ImportKind
  /** What it is taken back by. Null of a dry run, which changes nothing. */
  number: number | null
  isDryRun: boolean
  /** As its reader says it: 'CSV, UTF-8'. */
  format: string
  /** The program whose export it is; null of a list as pharmacies write it. */
  preset: ImportPreset | null
  headings: ImportHeading[]
  /** The importer's own names of what a heading of this kind of file may be. */
  columns: string[]
  /** Rows, without the headings. */
  read: number
  added: number
  changed: number
  /** Rows that say nothing new: what they say is known, or an earlier row of theirs said it. */
  same: number
  /** Of those that are the same: rows that told more of an article that another row began, as a batch or a picture. */
  joined: number
  refused: RefusedRow[]
  /** Rows that are no article of the shop's: they sum, head or separate others, or are what it does not sell. */
  passedOver: PassedRow[]
  /** Products that came in off sale, since the list keeps them from its own shoppers. */
  offSale: OffSaleRow[]
  /** Where the products of each category of the list stand in the shop, most rows first. */
  categories: ListedCategory[]
  /** What somebody has to look at, by row. */
  toCheck: RowToCheck[]
  /** Batches that were kept, or would be. */
  batches: number
  /** Of those: the ones that have expired. They are kept, and not sold. */
  expired: ExpiredBatch[]
  /** Stock of which the list says less than none, or a part of a pack. */
  toCount: RowToCount[]
  /** Known products that have another name now. */
  renamed: RenamedRow[]
  /** Rows of which each was guessed. */
  guessed: Record<ImportGuess, number>
  /** Products that nobody needed a prescription for before, or had to keep cold: new ones, and those that are so now. */
  newOnPrescription: number
  newInColdChain: number
  /** Products of the file that are not for sale, since they have no price or the file says so. */
  notForSale: number
  /** New products of which the file says no stock, and nobody else did: they have none. */
  withoutStock: number
  /** Salts that nobody has told of, most rows first. */
  unknownSalts: UnknownSalt[]
  /** Of a dry run: the first rows as they would stand in the shop. */
  samples: SampleRow[]
}

/** How a heading of the file was read. */
export interface ImportHeading {
  text: string
  /** The importer's own name of the column; null where nothing of it is read. */
  column: string | null
}

/** A row that was not kept. */
export interface RefusedRow {
  /** In the file, the headings being 1. */
  line: number
  reason: string
  /** What the row says, in the order of the file's headings, as far as it could be read. */
  fields?: readonly string[]
}

/** Why a row is no article: the last four are of other shops' exports. */
export type ImportPassed =
  | 'sum'
  | 'heading'
  /** Other headings than before, which hold from there on. */
  | 'new headings'
  | 'separator'
  /** This one and the next in reports of earlier releases: such products come in off sale. */
  | 'gift card'
  | 'sold elsewhere'
  /** Of variants, which are rows of their own. */
  | 'family'
  /** A download, a service. */
  | 'no goods'

/** How a list keeps a product from its shoppers. */
export type ImportOffSale =
  | 'draft'
  | 'private'
  | 'archived'
  | 'hidden'
  | 'unpublished'
  | 'inactive'
  | 'gift card'
  | 'sold elsewhere'
  /** Several articles on one page, each of which is an article of its own. */
  | 'group'

/** A product that came in off sale. */
export interface OffSaleRow {
  line: number
  why: ImportOffSale
  name: string
}

/** A category of a list, and the one of the shop that its products went to. */
export interface ListedCategory {
  /** As the list has it, from the top down: 'Medicines > Pain Relief'. */
  listed: string
  rows: number
  category: string
  subcategory: string | null
  /** Of goods that are no medicine. */
  isGeneral: boolean
  /** Whether it, or its subcategory, was made for the list. */
  isNew: boolean
}

/** A row that is no article. */
export interface PassedRow {
  line: number
  why: ImportPassed
  /** What it says, shortened. */
  text: string
}

/** What the file does not say: it is on the safe side until somebody says otherwise. */
export type ImportGuess = (typeof importGuesses)[number]

/** Why something was taken for what it was. */
export type ImportReason =
  /** Of a prescription: no salt is known of it, one of them is known to nobody, one is in no schedule and not known to be free. */
  | 'no salt'
  | 'unknown salt'
  | 'no schedule'
  /** It is no medicine, by its name. */
  | 'goods by name'
  /** It is no medicine, by the code that the list says. */
  | 'goods by code'
  /** Of the cold chain: an insulin, a vaccine or another biologic; a salt that is kept cold in its form, or a brand of it. */
  | 'kind'
  | 'salt or form'
  /** The pack says something that was not understood. */
  | 'pack'
  /** By its salts, its name, what kind the list says it is, or by nothing: as medicines are. */
  | 'by salt'
  | 'by name'
  | 'by kind'
  | 'by nothing'
  /** Of a rate: the code is a guess; goods of the code bear several; the table of rates has not got the code. */
  | 'code guessed'
  | 'several rates'
  | 'code unknown'
  /** '0.05' was taken for 5 %. */
  | 'fraction'
  /** A salt is named nil if one letter of it is wrong. */
  | 'nearly nil'
  /** Its batches print several MRPs. */
  | 'batches'
  /** The check digit of a barcode is wrong. */
  | 'check digit'
  /** Of what is never sold. */
  | 'by law or list'
  /** What the export of another program leaves open. */
  | 'export'

export interface RowToCheck {
  line: number
  /** The list's own code; null where it has none. */
  code: string | null
  name: string
  guesses: readonly ImportGuess[]
  /** Why, for each of the guesses, in their order. */
  reasons: readonly ImportReason[]
  isPrescription: boolean
  isColdChain: boolean
  /** Of the Drugs Rules; null where none names it. */
  schedule: string | null
  hsn: string
  /** Percent of GST. */
  gstRate: number
}

export interface ExpiredBatch {
  line: number
  name: string
  batch: string
  /** yyyy-mm-dd. */
  expiresOn: string
  /** Null where the list does not say. */
  units: number | null
}

export interface RowToCount {
  line: number
  name: string
  /** As the list has it: '-3', '7:5'. */
  said: string
  /** Whole packs that it was taken for. */
  units: number
}

/** A product that a list calls otherwise than the shop did. */
export interface RenamedRow {
  line: number
  /** By what it was found: its code or slug. */
  key: string
  before: string
  after: string
}

export interface UnknownSalt {
  name: string
  /** Rows of the file that have it. */
  rows: number
  /** The first of them. */
  line: number
  /** What it may be a spelling of. */
  nearest: string | null
}

/** A row as it stands in the shop. */
export interface SampleRow {
  line: number
  /** What becomes of it. */
  outcome: 'added' | 'changed' | 'same'
  /** By label, in the order in which they are shown. */
  facts: Readonly<Record<string, string>>
}
