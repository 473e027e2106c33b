import { type Language, notices } from '@dawakit/client'
import type { Translation } from '@dawakit/core/language'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { type Brackets, SEEN } from './brackets.ts'

/** A dictionary in a made-up language: the English one with every sentence in brackets. */
export function bracketed<English>(english: English, brackets: Brackets = SEEN): Translation<English> {
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') return value && `${brackets[0]}${value}${brackets[1]}`
    if (typeof value === 'function') return (...facts: unknown[]) => translate(value(...facts))
    if (Array.isArray(value)) return value.map(translate)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translate(entry)]))
  }
  return translate(english) as Translation<English>
}

/**
 * The made-up language, whole: what shows outside brackets came from no dictionary.
 * @param widgets - The English words of widgets, by widget.
 */
export const bracketedLanguage = <Widgets extends object>(widgets: Widgets, brackets: Brackets = SEEN) =>
  ({
    locale: 'en-x-brackets',
    refusals: bracketed(
      Object.fromEntries(Object.values(refusalCatalogue).map(({ code, text }) => [code, text])),
      brackets,
    ) as Language['refusals'],
    notices: bracketed(notices, brackets),
    widgets: bracketed(widgets, brackets),
  }) satisfies Language
