import { startsWithUnit, strengthOf, strengthsOf, withPluses } from '../salts/strength.ts'

/** What of a salt tells it from others; undefined for a name that no salt has. */
export type SaltOf = (name: string) => unknown

interface Piece {
  text: string
  /** What stands between it and the one before. */
  join: string
  from: number
}

const JOINS = /\s+(?:and|with|&)\s+|[+&,;/|]/iy
/** A name, '5-Fluorouracil', '500mg Paracetamol'. */
const STARTS_SALT = /^(?:\p{L}|\d+-\p{L}{3}|\d[\d.,]*\s*\p{L}+\s\p{L}{3})/u
/** An end of what is said of one salt: its strength, or the pharmacopoeia whose it is. */
const CLOSED = /\)$|(?:^|[\s.])(?:i\.?p|b\.?p|u\.?s\.?p)\.?$/i
const MARK_ALONE = /^(?:i\.?p|b\.?p|u\.?s\.?p|ph\.?\s?eur|n\.?f|e\.?p)\b\.?/i

/**
 * The texts of the salts of a composition. A plus parts them; a comma, a slash, '&' and 'and' behind a strength do, and between names
 * without one where each is a salt of its own and all of them together are none: 'Insulin Isophane/NPH' is one.
 */
export function splitSalts(printed: string, saltOf: SaltOf): string[] {
  const text = withPluses(printed)
  const shared = ofSeveral(text, saltOf)
  if (shared) return shared
  const pieces = piecesOf(text)
  const parts: string[] = []
  let from = 0
  let end = 0
  for (const piece of pieces) {
    const before = text.slice(from, end).trim()
    if (piece.join !== '' && isParted(before, piece)) {
      parts.push(before)
      from = piece.from
    }
    end = piece.from + piece.text.length
  }
  parts.push(text.slice(from, end).trim())
  return parts.filter((part) => part !== '').flatMap((part) => byName(part, saltOf))
}

function isParted(before: string, { join, text }: Piece): boolean {
  const next = text.trim()
  if (before === '' || next === '') return false
  if (join === '+') return !/^[\d.]/.test(next) || /^\d[\d,.]*[- ]?\p{L}/u.test(next)
  // '100mg/325mg' belong to what stands before them.
  if (!STARTS_SALT.test(next) || MARK_ALONE.test(next) || startsWithUnit(next)) return false
  return CLOSED.test(before) || strengthOf(before) !== null
}

/** 'Amlodipine + Enalapril (5/5 mg)': as many strengths behind all of the names as there are names. */
function ofSeveral(text: string, saltOf: SaltOf): string[] | null {
  const several = strengthsOf(text)
  if (!several) return null
  const pieces = piecesOf(several.rest)
  const names = pieces.map((piece) => piece.text.trim())
  const isEach = pieces.every(({ join }, at) => at === 0 || join === '+') || areSalts(names, saltOf)
  if (names.length !== several.strengths.length || !isEach) return null
  if (names.some((name) => name === '' || CLOSED.test(name) || strengthOf(name) !== null)) return null
  return names.map((name, at) => `${name} (${several.strengths[at]})`)
}

function byName(part: string, saltOf: SaltOf): string[] {
  if (!/[&,;/|]|\s(?:and|with)\s/i.test(part) || saltOf(part) !== undefined) return [part]
  const names = piecesOf(part).map(({ text }) => text.trim())
  return areSalts(names, saltOf) ? names : [part]
}

/** Whether each of several names is a salt, and each another one. */
function areSalts(names: readonly string[], saltOf: SaltOf): boolean {
  const salts = names.map(saltOf)
  return names.length > 1 && !salts.includes(undefined) && new Set(salts).size === salts.length
}

/** A text at what may stand between salts, but inside brackets. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const isBalanced = depthOf(text) === 0
  let depth = 0
  let from = 0
  let join = ''
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (isBalanced && (mark === '(' || mark === '[')) depth++
    else if (isBalanced && (mark === ')' || mark === ']')) depth--
    if (depth > 0) continue
    JOINS.lastIndex = at
    const found = JOINS.exec(text)?.[0]
    if (found === undefined) continue
    pieces.push({ text: text.slice(from, at), join, from })
    join = found.trim()
    from = at + found.length
    at = from - 1
  }
  pieces.push({ text: text.slice(from), join, from })
  return pieces
}

function depthOf(text: string): number {
  let depth = 0
  for (const mark of text) {
    if (mark === '(' || mark === '[') depth++
    else if (mark === ')' || mark === ']') depth--
    if (depth < 0) return depth
  }
  return depth
}
