import { textTooLong } from '@dawakit/core/refusals'
import { visibleText } from '@dawakit/lists/values'
import { z } from 'zod'
import { says } from './define-call.ts'

/**
 * One line of a person's words: kept as plain text, whatever markup it looks like. Control characters and line
 * breaks become spaces, marks that hide or turn text around are dropped, ends are trimmed.
 * @param max - Characters, after that.
 */
export const line = (max: number) =>
  z
    .string()
    .overwrite((text) => visibleText(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .max(max, says(textTooLong))

/** The same with line breaks. @param max - Characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      visibleText(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' '),
    )
    .trim()
    .max(max, says(textTooLong))

/** Half of a surrogate pair. */
const HALF = /\p{Surrogate}/u

/**
 * No database takes every string of JSON: NUL (PostgreSQL) and halves of surrogate pairs mean nothing to anybody.
 * @returns true when none of the strings in `value`, names of fields included, has one.
 */
export function isStorable(value: unknown): boolean {
  // Without recursion: a body may be nested a hundred thousand deep.
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || HALF.test(next)) return false
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) left.push(name, inner)
    }
  }
  return true
}
