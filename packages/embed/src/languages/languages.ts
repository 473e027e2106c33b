import type { Words } from './words.ts'

/** The elements' languages beside English, by the first subtag of a `lang`. */
const LANGUAGES: Partial<Record<string, () => Promise<{ readonly words: Words }>>> = {
  hi: () => import('./hindi.ts'),
  ta: () => import('./tamil.ts'),
}

/** Asks for the words of an element's language; undefined where that is English, or none that there is. */
export const languageOf = (element: Element) =>
  LANGUAGES[
    (element.closest<HTMLElement>('[lang]') ?? document.documentElement).lang.replace(/-.*/, '').toLowerCase()
  ]
