import { isStrength, strengthOf } from '../salts/strength.ts'
import { type SaltOf, splitSalts } from './split-salts.ts'

export interface ParsedSalt {
  name: string
  /** As printed: '500mg', '10mg/5ml', '1%w/w'; empty where the pack does not say. */
  strength: string
}

/** Most salts of one product. */
const SALTS = 40

/** The pharmacopoeias whose a salt is: no part of its name. */
const MARKS =
  /\s*(?:,\s*)?(?:\(\s*)?\b(?:i\.?\s?p|b\.?\s?p|u\.?\s?s\.?\s?p|ph\.?\s?eur|e\.p|n\.f|in-?house|ihs?)\b\.?(?:\s*\))?\s*$/i

/** 'Amoxycillin Trihydrate IP eq. to Amoxycillin': by the last the strength is. */
const EQUIVALENT = /^(.*\S)\s+(?:eq(?:v|uiv)?\.?|equivalent)\s+to\s+(.*)$/i

/**
 * A composition as product lists print it: salts with their strengths, in brackets and without, however they are joined:
 * 'Aceclofenac (100mg) + Paracetamol (325mg)', 'Aceclofenac IP 100 mg & Paracetamol IP 325 mg'.
 *
 * @param saltOf - Which names are salts, where salts are joined that have no strengths: 'Ofloxacin and Ornidazole'.
 * @default no name is: what a comma, a slash or 'and' joins is one
 */
export function parseComposition(text: string, saltOf: SaltOf = () => undefined): ParsedSalt[] {
  if (text === '') return []
  return splitSalts(text.replace(/\s+/g, ' ').trim(), saltOf)
    .slice(0, SALTS)
    .map(parseSalt)
    .filter(({ name }) => name !== '')
}

function parseSalt(part: string): ParsedSalt {
  const text = unmarked(part)
  const bracketed = /^(.*\S)\s*\(([^()]*)\)$/.exec(text)
  const inBrackets = bracketed && isStrength((bracketed[2] ?? '').trim())
  const rest = unmarked(inBrackets ? (bracketed[1] ?? text) : text)
  const found = strengthOf(rest)
  if (found) return named(found.rest, found.strength)
  return inBrackets ? named(rest, (bracketed[2] ?? '').trim()) : named(rest, '')
}

function named(text: string, strength: string): ParsedSalt {
  const name = unmarked(text)
  const [, bound = '', base = ''] = EQUIVALENT.exec(name) ?? []
  if (base === '') return { name, strength }
  // '1250 mg eq. to 500 mg of the element' says the first again.
  return /^[\d.]/.test(base) ? parseSalt(bound) : { name: base, strength }
}

function unmarked(text: string): string {
  const without = text.replace(MARKS, '').trim()
  return without === '' ? text.trim() : without
}

/** A salt as its chip shows it: 'Paracetamol (500mg)'. */
export function saltChip({ name, strength }: ParsedSalt): string {
  return strength === '' ? name : `${name} (${strength})`
}
