import { checkFileKey } from '../../../ground/providers/file-key.ts'
import { checkPictureKey } from '../../../ground/providers/picture-key.ts'

/** Rows of a table: JSON lists, one a line, the names of the columns in the first. */
export const tablePart = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.jsonl`
export const prescriptionPart = (key: string): string => `prescriptions/${key}`
export const picturePart = (key: string): string => `pictures/${key}`
/** What the parts before it weigh, and their hashes. */
export const indexPart = (number: number): string => `index/${String(number).padStart(6, '0')}.json`
export const KEYS_PART = 'keys/session-secret'
/** The first part: what this is. */
export const HEADER_PART = 'backup.json'
/** The last part: an archive without it is not whole. */
export const MANIFEST_PART = 'manifest.json'

type PartOf =
  | { kind: 'header' | 'manifest' | 'keys' | 'index' }
  | { kind: 'table'; table: string }
  | { kind: 'prescription' | 'picture'; key: string }

/** @returns null for a name that no backup has, so that an archive writes nowhere but where its shop keeps such things. */
export function readPartName(name: string): PartOf | null {
  if (name === HEADER_PART) return { kind: 'header' }
  if (name === MANIFEST_PART) return { kind: 'manifest' }
  if (name === KEYS_PART) return { kind: 'keys' }
  const [folder, first = '', second = '', ...more] = name.split('/')
  if (more.length > 0) return null
  if (folder === 'index' && /^\d{6}\.json$/.test(first) && second === '') return { kind: 'index' }
  if (folder === 'tables' && isTable(first) && /^\d{6,9}\.jsonl$/.test(second))
    return { kind: 'table', table: first }
  if (second !== '') return null
  if (folder === 'prescriptions' && isKey(first, checkFileKey)) return { kind: 'prescription', key: first }
  if (folder === 'pictures' && isKey(first, checkPictureKey)) return { kind: 'picture', key: first }
  return null
}

/** Of this release or an earlier one; those by which engines and migrations keep their books are none. */
const isTable = (name: string): boolean =>
  /^[a-z][a-z_]*$/.test(name) && !/^(kysely_|sqlite_|pg_|migration$)/.test(name)

function isKey(text: string, check: (key: string) => string): boolean {
  try {
    return check(text) === text
  } catch {
    return false
  }
}
